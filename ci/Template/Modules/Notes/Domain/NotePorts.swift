/// Where notes are kept. Other ports of the feature (a service, a file format) stand in this file.
public protocol NoteStore: Sendable {
  /// The newest notes, newest first; of one moment, the one that was kept last first.
  ///
  /// - Parameter limit: how many at most. A limit under 1 gives none.
  func newest(limit: Int) async throws(NoteFailure) -> [Note]

  /// Keeps a new note. Its identifier is one that nobody has been given before.
  func keep(_ note: Note) async throws(NoteFailure)

  /// Removes the note of an identifier, and no other one.
  ///
  /// - Throws: ``NoteFailure/notFound(_:)`` when nothing is kept under it.
  func remove(_ id: Note.ID) async throws(NoteFailure)
}
