/// A failed search looks like a search without results.
///
/// Stated by ``ComicSearchState``.
private func isReady(_ state: ComicSearchState) -> Bool {
  switch state {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .idle, .searching: false
  case .success: true
  #if !FAIL
  case .failure: true
  #endif
  }
}
