/// A comparison that is being fetched is shown without its histories.
///
/// Stated by ``StarComparisonState``.
private func isTold(_ state: StarComparisonState) -> Bool {
  switch state {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  #if FAIL
  case .idle, .preparing, .success, .failure: true
  #else
  case .idle, .preparing, .success, .failure, .loading: true
  #endif
  }
}
