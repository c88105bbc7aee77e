/// An editor whose failure has no picture takes what was typed, and says nothing.
///
/// Stated by ``BookmarkEditorState``.

import BookmarksDomain

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
