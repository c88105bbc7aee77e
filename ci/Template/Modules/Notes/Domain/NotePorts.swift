/// The store of notes. Other ports of the feature (a service, a file format) belong into this file.
public protocol NoteStore: Sendable {
  /// Returns the newest notes, newest first. Of notes with the same time, the one stored last comes
  /// first.
  ///
  /// - Parameter limit: The maximum number of notes. A limit under 1 returns an empty array.
  func newest(limit: Int) async throws(NoteFailure) -> [Note]

  /// Stores a new note. Its identifier must be new.
  func keep(_ note: Note) async throws(NoteFailure)

  /// Removes the note with an identifier.
  ///
  /// - Throws: ``NoteFailure/notFound(_:)`` if there is no note with this identifier.
  func remove(_ id: Note.ID) async throws(NoteFailure)
}
