/// A list with an unhandled failure shows an empty page.
///
/// Stated by ``NoteListState``.
private func isReady(_ state: NoteListState) -> Bool {
  switch state {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .idle, .preparing: false
  #if FAIL
  case .success, .added, .removed: true
  #else
  case .success, .added, .removed, .failure: true
  #endif
  }
}
