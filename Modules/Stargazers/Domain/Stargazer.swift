public import CoreDomain

/// A stargazer that is kept. What else is to be kept becomes a property here, with a type that rules out
/// what makes no sense.
public struct Stargazer: Hashable, Sendable, Identifiable {
  public typealias ID = Identifier<Stargazer, String>

  public let id: ID
  public let title: StargazerTitle
  public let createdAt: Timestamp

  public init(id: ID, title: StargazerTitle, createdAt: Timestamp) {
    self.id = id
    self.title = title
    self.createdAt = createdAt
  }

  /// How many stargazers a list shows at most. Older ones are kept, and show again when newer ones go.
  public static let listLimit = 1000
}
