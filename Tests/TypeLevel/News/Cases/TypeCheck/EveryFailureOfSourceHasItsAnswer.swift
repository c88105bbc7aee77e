/// A server that limits requests is asked again at once.
///
/// Stated by ``FeedSourceFailure``.
private func isAskedAgain(_ failure: FeedSourceFailure) -> Bool {
  switch failure {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .unreachable, .timedOut, .outOfOrder, .cancelled: true
  case .privateNetwork, .notFound, .gone, .refused, .tooLarge: false
  #if !FAIL
  case .limited: false
  #endif
  }
}
