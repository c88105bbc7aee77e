/// A filter that cannot be added looks as if it were added.
///
/// Stated by ``NewsFiltersState``.
private func isReady(_ state: NewsFiltersState) -> Bool {
  switch state {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .idle, .preparing: false
  case .success: true
  #if !FAIL
  case .failure: true
  #endif
  }
}
