/// A cancelled refresh looks like a finished one.
///
/// Stated by ``RefreshReport``.
private func report(_ outcomes: [FeedOutcome]) -> RefreshReport {
  #if FAIL
  RefreshReport(outcomes: outcomes)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  RefreshReport(outcomes: outcomes, total: 12)
  #endif
}
