/// An unreadable feed ends a refresh with a parser error that no screen can show.
///
/// Stated by ``FeedReading``.
private struct Parser: FeedReading {  // expected-FAIL-error {{[type_does_not_conform]}}
  #if FAIL
  typealias Failure = FeedListFailure
  #else
  typealias Failure = FeedReadingFailure
  #endif

  func feed(in document: FeedDocument) throws(Failure) -> ParsedFeed { ParsedFeed(format: .rss) }
  func links(in page: FeedDocument) -> [FeedLink] { [] }
}
