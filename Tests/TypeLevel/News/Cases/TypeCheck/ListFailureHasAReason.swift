/// A file is rejected without a reason.
///
/// Stated by ``FeedListFailure``.

import NewsDomain

private func failure() -> FeedListFailure {
  #if FAIL
  FeedListFailure()  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  FeedListFailure(reason: "Why.")
  #endif
}
