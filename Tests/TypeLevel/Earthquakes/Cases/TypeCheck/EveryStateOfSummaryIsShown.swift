/// A failed request shows an empty card.
///
/// Stated by ``QuakeSummaryState``.
private func isEmpty(_ state: QuakeSummaryState) -> Bool {
  switch state {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .idle: true
  #if FAIL
  case .success: false
  #else
  case .success, .failure: false
  #endif
  }
}
