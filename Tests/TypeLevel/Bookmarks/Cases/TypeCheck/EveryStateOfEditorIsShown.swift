/// An editor whose failure has no picture takes what was typed, and says nothing.

import BookmarksDomain

private func isEditable(_ state: BookmarkEditorState) -> Bool {
  switch state {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .saving, .saved: false
  #if FAIL
  case .editing: true
  #else
  case .editing, .failure: true
  #endif
  }
}
