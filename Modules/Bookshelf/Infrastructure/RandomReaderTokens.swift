public import BookshelfDomain
import CoreDomain

/// A generator of unguessable tokens with 256 random bits.
public struct RandomReaderTokens: ReaderTokenSource {
  private let random: @Sendable () -> UInt64

  /// - Parameter random: Returns 64 random bits per call. Programs pass the system's
  ///   cryptographically secure generator.
  public init(_ random: @escaping @Sendable () -> UInt64) {
    self.random = random
  }

  public func next() -> ReaderToken {
    let digits = (0..<Self.words).map { _ in random().digits(16, radix: 16) }.joined()
    guard let token = ReaderToken(digits) else {
      preconditionFailure("64 hexadecimal digits are always a token")
    }
    return token
  }

  /// The number of 64-bit words in a token.
  private static let words = 4
}
