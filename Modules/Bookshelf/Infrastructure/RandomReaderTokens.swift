public import BookshelfDomain
private import Synchronization

/// Makes tokens of 256 random bits, so that nobody guesses one, however many are tried.
public final class RandomReaderTokens: ReaderTokenSource {
  private let generator: Mutex<any RandomNumberGenerator & Sendable>

  /// - Parameter generator: where the bits come from. In a program it is the system's, which is
  ///   made
  ///   for secrets.
  public init(
    _ generator: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
  ) {
    self.generator = Mutex(generator)
  }

  public func next() -> ReaderToken {
    let words = generator.withLock { generator in
      (0..<Self.words).map { _ -> UInt64 in generator.next() }
    }
    guard let token = ReaderToken(words.map(Self.digits(of:)).joined()) else {
      preconditionFailure("64 hexadecimal digits are no token")
    }
    return token
  }

  /// How many words of 64 bits a token has.
  private static let words = 4

  private static func digits(of word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
