/// An incomplete reply ends a refresh with a network error that no screen can show.
///
/// Stated by ``FeedSource``.
private struct Broken: FeedSource {  // expected-FAIL-error {{[type_does_not_conform]}}
  #if FAIL
  typealias Failure = HTTPFailure
  #else
  typealias Failure = FeedSourceFailure
  #endif

  func document(
    at address: WebAddress, unless validators: HTTPValidators
  ) async throws(Failure) -> FeedReply { FeedReply(document: nil) }
}
