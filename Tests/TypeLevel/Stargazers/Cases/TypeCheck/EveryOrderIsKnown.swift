/// A third sort order is handled like the second one.
///
/// Stated by ``StargazerOrder``.
private func isFirst(_ order: StargazerOrder) -> Bool {
  switch order {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .oldest: true
  #if !FAIL
  case .newest: false
  #endif
  }
}
