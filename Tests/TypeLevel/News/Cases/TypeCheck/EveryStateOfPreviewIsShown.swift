/// A document that is not a feed shows an empty page.
///
/// Stated by ``NewsPreviewState``.
private func isReady(_ state: NewsPreviewState) -> Bool {
  switch state {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .idle, .preparing: false
  case .success: true
  #if !FAIL
  case .failure: true
  #endif
  }
}
