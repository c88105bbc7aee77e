/// A removed bookmark is still shown, and is removed again.
///
/// Stated by ``BookmarkDetailState``.
private func isThere(_ state: BookmarkDetailState) -> Bool {
  switch state {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .success: true
  #if FAIL
  case .idle, .preparing, .failure: false
  #else
  case .idle, .preparing, .failure, .removed: false
  #endif
  }
}
