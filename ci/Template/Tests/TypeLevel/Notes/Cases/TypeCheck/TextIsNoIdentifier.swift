/// Code that passes a title instead of an identifier removes nothing, and reports no error.
///
/// Stated by ``StoredNotes/remove(_:)``.
private func remove(_ note: Note, from stored: any StoredNotes) async throws(NoteFailure) {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  try await stored.remove(note.title.text)
  #else
  try await stored.remove(note.id)
  #endif
}
