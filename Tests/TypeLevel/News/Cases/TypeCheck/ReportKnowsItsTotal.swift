/// A cancelled refresh looks like a finished one.
///
/// Stated by ``RefreshReport``.
private func report(_ outcomes: [FeedOutcome]) {
  _ = RefreshReport(outcomes: outcomes)  // expected-error {{[missing_argument_named]}}
  _ = RefreshReport(outcomes: outcomes, total: 12)
}
