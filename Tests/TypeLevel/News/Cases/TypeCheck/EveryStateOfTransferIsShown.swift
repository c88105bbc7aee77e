/// An unreadable list is treated as an empty one.
///
/// Stated by ``NewsTransferState``.
private func isReady(_ state: NewsTransferState) -> Bool {
  switch state {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .idle, .working: false
  case .imported, .exported: true
  #if !FAIL
  case .failure: true
  #endif
  }
}
