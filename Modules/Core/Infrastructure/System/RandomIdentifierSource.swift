public import CoreDomain
import Synchronization

/// A source of random identifiers: 12 characters of Crockford's base 32, in lower case.
///
/// They carry 60 random bits. Among a million identifiers the odds that any two are equal are about
/// 1 in 2 million (n² / 2⁶¹); among ten thousand, 1 in 20 thousand million. A store that keeps them
/// still has a key, which notices. The alphabet has no `i`, `l`, `o` and `u`, so an identifier can be
/// read aloud and copied by hand. https://www.crockford.com/base32.html
public final class RandomIdentifierSource: IdentifierSource {
  private let generator: Mutex<any RandomNumberGenerator & Sendable>

  /// - Parameter generator: where the random bits come from: `SystemRandomNumberGenerator()` in a
  ///   program.
  public init(_ generator: any RandomNumberGenerator & Sendable) {
    self.generator = Mutex(generator)
  }

  public func next() -> String {
    var bits = generator.withLock { $0.next() }
    var identifier = ""
    for _ in 0..<Self.length {
      identifier.unicodeScalars.append(Self.alphabet[Int(bits & 31)])
      bits >>= 5
    }
    return identifier
  }

  private static let length = 12
  private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz".unicodeScalars)
}
