public import CoreDomain

/// A user who has starred a repository.
///
/// The identifier is GitHub's account number, which does not change when the user renames the
/// account. Rows with the same identifier are the same user.
public struct Stargazer: Hashable, Sendable, Identifiable {
  public typealias ID = Identifier<Stargazer, Int64>

  public let id: ID
  /// The account name as GitHub writes it, such as `mira-lindqvist`.
  public let login: String
  /// The address of the user's profile page, or `nil` if it is missing or invalid.
  public let page: WebAddress?
  /// The address of the profile picture, or `nil` if it is missing or invalid. This program's JSON
  /// output contains it. Its web pages do not load the picture, because that would reveal the
  /// visitor to a third party.
  public let avatar: WebAddress?
  /// When the star was given, or `nil` if GitHub does not report a valid time.
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

  /// Returns whether the account has this name, ignoring case as GitHub does.
  public func isCalled(_ name: String) -> Bool {
    login.lowercased() == name.lowercased()
  }
}
