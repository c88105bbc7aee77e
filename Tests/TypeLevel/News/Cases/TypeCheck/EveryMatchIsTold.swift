/// An entry that is in the document twice becomes two stories.
///
/// Stated by ``StoryMatch``.
private func isKept(_ match: StoryMatch) -> Bool {
  switch match {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .kept: false
  case .new: true
  case .removed: false
  #if !FAIL
  case .repeated: false
  #endif
  }
}
