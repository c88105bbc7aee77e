/// Marking a category as read marks everything.
///
/// Stated by ``ReadingScope``.
private func isWhole(_ scope: ReadingScope) -> Bool {
  switch scope {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .everything: true
  case .feed: false
  #if !FAIL
  case .category: false
  #endif
  }
}
