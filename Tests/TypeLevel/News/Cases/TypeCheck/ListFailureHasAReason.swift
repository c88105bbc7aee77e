/// A file is rejected without a reason.
///
/// Stated by ``FeedListFailure``.
private func failure() {
  _ = FeedListFailure()  // expected-error {{[missing_argument_named]}}
  _ = FeedListFailure(reason: "Why.")
}
