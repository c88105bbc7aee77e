/// The notes of a user, and the policy for storing them. View models use this and never a port.
public protocol NoteRepository: Sendable {
  /// Returns the newest notes, newest first, at most ``Note/listLimit`` of them.
  func newest() async throws(NoteFailure) -> [Note]

  /// Stores a new note with a new identifier and the current time.
  ///
  /// - Returns: The stored note.
  func add(_ title: NoteTitle) async throws(NoteFailure) -> Note

  /// Removes the note with an identifier.
  ///
  /// - Throws: ``NoteFailure/notFound(_:)`` if there is no note with this identifier.
  func remove(_ id: Note.ID) async throws(NoteFailure)
}
