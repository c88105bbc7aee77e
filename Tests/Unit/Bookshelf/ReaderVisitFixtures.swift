import BookshelfDomain
import BookshelfTesting
import BookshelfViewModel

extension ReaderVisit {
  /// The visit of somebody who shows a token by which a reader is known, or nobody is.
  static func fixture(_ reader: SignedInReader? = nil) -> ReaderVisit {
    ReaderVisit(
      .stranger(showing: ReaderToken(String(repeating: "0", count: ReaderToken.length))),
      readers: StubReaderRepository(reader), tokens: InMemoryReaderTokens())
  }
}
