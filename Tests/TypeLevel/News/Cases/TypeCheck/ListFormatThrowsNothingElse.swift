/// An invalid file ends an import with an error that no screen can show.
///
/// Stated by ``FeedListFormat``.
private struct Outline: FeedListFormat {  // expected-FAIL-error {{[type_does_not_conform]}}
  #if FAIL
  typealias Failure = FeedReadingFailure
  #else
  typealias Failure = FeedListFailure
  #endif

  func list(in bytes: [UInt8]) throws(Failure) -> FeedList { FeedList(items: []) }
  func bytes(of list: FeedList) -> [UInt8] { [] }
}
