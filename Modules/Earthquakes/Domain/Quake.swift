public import CoreDomain

/// A quake that is kept. What else is to be kept becomes a property here, with a type that rules out
/// what makes no sense.
public struct Quake: Hashable, Sendable, Identifiable {
  public typealias ID = Identifier<Quake, String>

  public let id: ID
  public let title: QuakeTitle
  public let createdAt: Timestamp

  public init(id: ID, title: QuakeTitle, createdAt: Timestamp) {
    self.id = id
    self.title = title
    self.createdAt = createdAt
  }

  /// How many earthquakes a list shows at most. Older ones are kept, and show again when newer ones go.
  public static let listLimit = 1000
}
