/// A title with a line break is stored, and the list shows two lines for one note.
///
/// Stated by ``NoteTitle/init(_:)``.
private func title(_ typed: String) throws(NoteFailure) -> NoteTitle {
  #if FAIL
  NoteTitle(typed)  // expected-FAIL-error {{[throwing_call_without_try]}}
  #else
  try NoteTitle(typed)
  #endif
}
