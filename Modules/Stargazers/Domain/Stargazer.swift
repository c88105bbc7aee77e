public import CoreDomain

/// Somebody who has starred a repository.
///
/// The identifier is the service's number of the account, which stays when the person takes another name: it
/// is what makes two rows one person.
public struct Stargazer: Hashable, Sendable, Identifiable {
  public typealias ID = Identifier<Stargazer, Int64>

  public let id: ID
  /// The name of the account, as the service writes it: `mira-lindqvist`.
  public let login: String
  /// The person's page.
  public let page: WebAddress?
  /// The person's picture. It is told to other programs, and no page of ours fetches it: that would tell
  /// somebody else who reads.
  public let avatar: WebAddress?
  /// When the star was given; nothing where the service does not say.
  public let starredAt: Timestamp?

  public init(
    id: ID, login: String, page: WebAddress?, avatar: WebAddress?, starredAt: Timestamp?
  ) {
    self.id = id
    self.login = login
    self.page = page
    self.avatar = avatar
    self.starredAt = starredAt
  }

  /// Whether this is the account of a name. The service does not tell upper and lower case apart.
  public func isCalled(_ name: String) -> Bool {
    login.lowercased() == name.lowercased()
  }
}
