/// The notes of a person, and the policy of keeping them. A view model asks this and never a port.
public protocol NoteRepository: Sendable {
  /// The newest notes, newest first, at most ``Note/listLimit`` of them.
  func newest() async throws(NoteFailure) -> [Note]

  /// Keeps a new note, under a new identifier, as of this moment.
  ///
  /// - Returns: the note as it is kept.
  func add(_ title: NoteTitle) async throws(NoteFailure) -> Note

  /// Removes the note of an identifier.
  ///
  /// - Throws: ``NoteFailure/notFound(_:)`` if there is no note with this identifier.
  func remove(_ id: Note.ID) async throws(NoteFailure)
}
