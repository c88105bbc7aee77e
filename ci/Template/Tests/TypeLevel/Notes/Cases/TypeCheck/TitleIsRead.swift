/// A title with a line break is stored, and the list shows two lines for one note.
///
/// Stated by ``NoteTitle/init(_:)``.
private func title(_ typed: String) throws(NoteFailure) {
  _ = NoteTitle(typed)  // expected-error {{[throwing_call_without_try]}}
  _ = try NoteTitle(typed)
}
