public import BookshelfDomain

/// Makes tokens of 256 random bits, so that nobody guesses one, however many are tried.
public struct RandomReaderTokens: ReaderTokenSource {
  private let random: @Sendable () -> UInt64

  /// - Parameter random: gives 64 random bits each time. In a program they are the system's, which
  ///   are made for secrets.
  public init(_ random: @escaping @Sendable () -> UInt64) {
    self.random = random
  }

  public func next() -> ReaderToken {
    let digits = (0..<Self.words).map { _ in Self.digits(of: random()) }.joined()
    guard let token = ReaderToken(digits) else {
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
