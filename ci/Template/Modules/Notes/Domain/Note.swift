public import CoreDomain

/// A stored note. Further values become properties here, with types that exclude invalid values.
public struct Note: Hashable, Sendable, Identifiable {
  public typealias ID = Identifier<Note, String>

  public let id: ID
  public let title: NoteTitle
  public let createdAt: Timestamp

  public init(id: ID, title: NoteTitle, createdAt: Timestamp) {
    self.id = id
    self.title = title
    self.createdAt = createdAt
  }

  /// The maximum number of notes in a list. Older ones stay stored, and appear again after newer
  /// ones are removed.
  public static let listLimit = 1000
}
