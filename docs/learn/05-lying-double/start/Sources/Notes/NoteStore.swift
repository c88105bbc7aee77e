/// A line that somebody wants to keep.
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

/// Keeps notes.
public protocol NoteStore {
  /// All of them, the one that was added last first.
  func notes() throws -> [Note]

  /// The ones whose text contains these words, whatever their case, the one that was added last first.
  func notes(containing words: String) throws -> [Note]

  /// Keeps a note.
  ///
  /// - Throws: `NoteStoreError.alreadyThere` when there is one with this identifier; it stays as it is.
  func add(_ note: Note) throws

  /// Forgets a note.
  ///
  /// - Throws: `NoteStoreError.notThere` if the note does not exist.
  func remove(id: Int) throws
}
