/// A refresh that was stopped looks as if it had come to its end.
///
/// Stated by ``RefreshReport``.

import NewsDomain

private func report(_ outcomes: [FeedOutcome]) -> RefreshReport {
  #if FAIL
  RefreshReport(outcomes: outcomes)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  RefreshReport(outcomes: outcomes, total: 12)
  #endif
}
