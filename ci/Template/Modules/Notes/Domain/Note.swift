public import CoreDomain

/// A note that is kept. What else is to be kept becomes a property here, with a type that rules out
/// what makes no sense.
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

  /// How many notes a list shows at most. Older ones are kept, and show again when newer ones go.
  public static let listLimit = 1000
}
