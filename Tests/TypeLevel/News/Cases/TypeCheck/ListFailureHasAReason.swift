/// A file is refused without a word on why.
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
