/// A page that links to feeds is rejected as an invalid feed.
///
/// Stated by ``FeedReadingFailure``.
private func isFollowed(_ failure: FeedReadingFailure) -> Bool {
  switch failure {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .empty, .unknownFormat: false
  #if !FAIL
  case .page: true
  #endif
  }
}
