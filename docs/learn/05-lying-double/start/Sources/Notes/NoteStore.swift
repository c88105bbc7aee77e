/// A line of text that a user wants to keep.
public struct Note: Hashable, Sendable {
  public let id: Int
  public var text: String

  public init(id: Int, text: String) {
    self.id = id
    self.text = text
  }
}

/// The errors of a store.
public enum NoteStoreError: Error, Hashable {
  case alreadyThere(id: Int)
  case notThere(id: Int)
}

/// Stores notes.
public protocol NoteStore {
  /// Returns all notes; the note that was added last comes first.
  func notes() throws -> [Note]

  /// Returns the notes that contain these words, ignoring case, in the same order.
  func notes(containing words: String) throws -> [Note]

  /// Stores a note.
  ///
  /// - Throws: `NoteStoreError.alreadyThere` if a note has this identifier. It stays as it is.
  func add(_ note: Note) throws

  /// Removes a note.
  ///
  /// - Throws: `NoteStoreError.notThere` if the note does not exist.
  func remove(id: Int) throws
}
