/// Two bookmarks are merged, and the note of the second one is lost.
///
/// Stated by ``MergeRule``.
private func keepsBothNotes(_ rule: MergeRule) -> Bool {
  switch rule {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .imported: false
  #if FAIL
  case .added, .addedWithPageTitle: true
  #else
  case .added, .addedWithPageTitle, .united: true
  #endif
  }
}
