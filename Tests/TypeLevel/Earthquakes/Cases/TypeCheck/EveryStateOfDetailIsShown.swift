/// An unknown event shows an empty page.
///
/// Stated by ``QuakeDetailState``.
private func isReady(_ state: QuakeDetailState) -> Bool {
  switch state {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .idle, .preparing: false
  #if FAIL
  case .success: true
  #else
  case .success, .failure: true
  #endif
  }
}
