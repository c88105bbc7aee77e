/// A broken bookmark file ends the import with the parser's own error, which no screen can show.
///
/// Stated by ``BookmarkFileReader/read(_:)``.
private struct Empty: BookmarkFileReader {  // expected-FAIL-error {{[type_does_not_conform]}}
  #if FAIL
  typealias Failure = any Error
  #else
  typealias Failure = BookmarkFailure
  #endif

  func read(_ bytes: [UInt8]) throws(Failure) -> [BookmarkFileRow] { [] }
  func finish() throws(Failure) -> [BookmarkFileRow] { [] }
}
