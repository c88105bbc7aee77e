/// A missing story shows an empty page.
///
/// Stated by ``StoryDetailState``.
private func isReady(_ state: StoryDetailState) -> Bool {
  switch state {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .idle, .preparing: false
  case .success: true
  #if !FAIL
  case .failure: true
  #endif
  }
}
