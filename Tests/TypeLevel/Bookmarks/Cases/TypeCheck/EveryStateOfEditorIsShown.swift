/// An editor does not show its failure, and the input is lost.
///
/// Stated by ``BookmarkEditorState``.
private func isEditable(_ state: BookmarkEditorState) -> Bool {
  switch state {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .saving, .saved, .opening, .unopened, .changing, .changed: false
  #if FAIL
  case .editing, .opened, .unchanged: true
  #else
  case .editing, .opened, .unchanged, .failure: true
  #endif
  }
}
