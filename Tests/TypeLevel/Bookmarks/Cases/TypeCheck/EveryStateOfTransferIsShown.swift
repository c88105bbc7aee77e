/// A running import looks like a waiting one, and is started again.
///
/// Stated by ``BookmarkTransferState``.
private func mayStart(_ state: BookmarkTransferState) -> Bool {
  switch state {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .idle, .imported, .exported: true
  #if FAIL
  case .failure, .importing, .exporting: false
  #else
  case .failure, .importing, .exporting, .working: false
  #endif
  }
}
