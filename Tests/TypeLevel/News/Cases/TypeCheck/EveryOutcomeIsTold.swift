/// A removed feed is counted as updated.
///
/// Stated by ``FeedOutcome/Result``.
private func isThere(_ result: FeedOutcome.Result) -> Bool {
  switch result {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .fetched, .unchanged: true
  case .paused, .postponed, .failed: false
  #if !FAIL
  case .retired: false
  #endif
  }
}
