/// A list does not show its failure, and the page is empty.
///
/// Stated by ``ComicListState``.
private func isReady(_ state: ComicListState) -> Bool {
  switch state {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .idle, .preparing, .reloading: false
  case .success, .progress: true
  #if !FAIL
  case .failure: true
  #endif
  }
}
