/// A running synchronisation looks like a finished one.
///
/// Stated by ``ComicCatalogueState``.
private func isReady(_ state: ComicCatalogueState) -> Bool {
  switch state {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .idle, .preparing: false
  case .success, .incomplete, .synchronised, .failure: true
  #if !FAIL
  case .synchronising: false
  #endif
  }
}
