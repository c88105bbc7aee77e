/// A locked page is shown as an empty one.
///
/// Stated by ``ComicPageState``.
private func isReady(_ state: ComicPageState) -> Bool {
  switch state {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .idle, .preparing: false
  case .success: true
  #if !FAIL
  case .failure: true
  #endif
  }
}
