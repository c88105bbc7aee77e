/// A list does not show its failure, and the page is empty.
///
/// Stated by ``BookmarkListState``.
private func isReady(_ state: BookmarkListState) -> Bool {
  switch state {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .idle, .preparing: false
  #if FAIL
  case .success: true
  #else
  case .success, .failure: true
  #endif
  }
}
