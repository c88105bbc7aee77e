/// A file is rejected without a reason.
///
/// Stated by ``FeedListFailure``.
private func failure() -> FeedListFailure {
  #if FAIL
  FeedListFailure()  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  FeedListFailure(reason: "Why.")
  #endif
}
