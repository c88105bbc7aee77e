/// The operations on notes that need a policy. View models do everything else with ``StoredNotes``.
public protocol NoteRepository: Sendable {
  /// Stores a new note with a new identifier and the current time, and returns it.
  func add(_ title: NoteTitle) async throws(NoteFailure) -> Note
}

/// The stored notes, as screens read and change them. These operations need no policy, so view
/// models call the store directly.
public protocol StoredNotes: Sendable {
  /// Returns the newest notes, newest first. Of notes with the same time, the one stored last comes
  /// first.
  ///
  /// - Parameter limit: The maximum number of notes. A limit under 1 returns an empty array.
  func newest(limit: Int) async throws(NoteFailure) -> [Note]

  /// Removes the note with an identifier, or throws ``NoteFailure/notFound(_:)``.
  func remove(_ id: Note.ID) async throws(NoteFailure)
}

/// The store of notes. Add other ports of the feature, such as a service, to this file.
public protocol NoteStore: StoredNotes {
  /// Stores a new note. No stored note may have its identifier.
  func keep(_ note: Note) async throws(NoteFailure)
}
