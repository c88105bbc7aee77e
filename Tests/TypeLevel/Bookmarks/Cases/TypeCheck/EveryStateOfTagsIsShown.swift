/// A renamed tag is not shown, and the user renames it again.
///
/// Stated by ``BookmarkTagsState``.
private func isDone(_ state: BookmarkTagsState) -> Bool {
  switch state {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .idle, .preparing: false
  #if FAIL
  case .success, .failure: true
  #else
  case .success, .failure, .renamed: true
  #endif
  }
}
