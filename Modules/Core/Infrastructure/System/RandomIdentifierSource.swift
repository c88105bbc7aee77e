public import CoreDomain
import Synchronization

/// A source of random identifiers: 12 characters of Crockford's base 32, in lower case.
///
/// Each identifier has 60 random bits. The probability that any two are equal is about 1 in 2
/// million among a million identifiers (n² / 2⁶¹), and 1 in 20 billion among ten thousand. Stores
/// still have a unique key, which detects a duplicate. The alphabet lacks `i`, `l`, `o` and `u`, so
/// identifiers can be read aloud and copied by hand. https://www.crockford.com/base32.html
public final class RandomIdentifierSource: IdentifierSource {
  private let generator: Mutex<any RandomNumberGenerator & Sendable>

  /// - Parameter generator: The source of random bits; programs pass
  ///   `SystemRandomNumberGenerator()`.
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
