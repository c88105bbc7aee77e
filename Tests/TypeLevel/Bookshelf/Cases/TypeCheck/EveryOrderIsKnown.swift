/// A new sort order is shown as another one.
///
/// Stated by ``ComicOrdering``.
private func isByText(_ order: ComicOrdering) -> Bool {
  switch order {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .title, .reading: true
  #if !FAIL
  case .recent: false
  #endif
  }
}
