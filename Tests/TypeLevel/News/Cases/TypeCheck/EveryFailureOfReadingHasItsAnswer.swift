/// A page that leads to feeds is refused as no feed.
///
/// Stated by ``FeedReadingFailure``.

import NewsDomain

private func isFollowed(_ failure: FeedReadingFailure) -> Bool {
  switch failure {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .empty, .unknownFormat: false
  #if FAIL
  #else
  case .page: true
  #endif
  }
}
