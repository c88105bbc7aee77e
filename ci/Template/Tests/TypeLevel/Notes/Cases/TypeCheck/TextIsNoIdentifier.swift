/// Code that passes a title instead of an identifier removes nothing, and reports no error.
///
/// Stated by ``StoredNotes/remove(_:)``.
private func remove(_ note: Note, from stored: any StoredNotes) async throws(NoteFailure) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  try await stored.remove(note.title.text)
  try await stored.remove(note.id)
}
