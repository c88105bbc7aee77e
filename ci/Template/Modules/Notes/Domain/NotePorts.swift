/// The store of notes. Other ports of the feature (a service, a file format) belong into this file.
public protocol NoteStore: Sendable {
  /// The newest notes, newest first; of one moment, the one that was kept last first.
  ///
  /// - Parameter limit: The maximum number of notes. A limit under 1 returns an empty array.
  func newest(limit: Int) async throws(NoteFailure) -> [Note]

  /// Keeps a new note. Its identifier is one that nobody has been given before.
  func keep(_ note: Note) async throws(NoteFailure)

  /// Removes the note of an identifier, and no other one.
  ///
  /// - Throws: ``NoteFailure/notFound(_:)`` if there is no note with this identifier.
  func remove(_ id: Note.ID) async throws(NoteFailure)
}
