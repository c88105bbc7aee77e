/// A list does not show its failure, and the page is empty.
///
/// Stated by ``StoryListState``.
private func isReady(_ state: StoryListState) -> Bool {
  switch state {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .idle, .preparing, .refreshing: false
  case .success, .marked: true
  #if !FAIL
  case .failure: true
  #endif
  }
}
