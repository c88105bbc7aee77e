import BookshelfDomain
import BookshelfTesting
import BookshelfViewModel

extension ReaderVisit {
  /// A visitor with the token of a reader, or with an invalid token if `reader` is `nil`.
  static func fixture(_ reader: SignedInReader? = nil) -> ReaderVisit {
    ReaderVisit(
      .stranger(showing: ReaderToken(String(repeating: "0", count: ReaderToken.length))),
      readers: StubReaderRepository(reader), tokens: InMemoryReaderTokens())
  }
}
