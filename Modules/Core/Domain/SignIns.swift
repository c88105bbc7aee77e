/// Stores the sign-ins of browsers, so that they survive a restart of the server, and so that all
/// servers with the same database accept them.
public protocol SignInStore: Sendable {
  /// Adds a sign-in. If the store then has more than `limit` sign-ins, deletes the oldest ones.
  func add(_ signIn: StoredSignIn, limit: Int) async throws(SignInStoreFailure)
  /// Returns the sign-in with a name, or `nil` if it was deleted or never existed.
  func signIn(named name: String) async throws(SignInStoreFailure) -> StoredSignIn?
  /// Deletes the sign-in with a name. Does nothing if there is no such sign-in.
  func end(named name: String) async throws(SignInStoreFailure)
}

/// A sign-in as it is stored. It contains only a digest of the browser's secret, so it cannot be
/// used to sign in.
public struct StoredSignIn: Hashable, Sendable {
  /// A unique random text that identifies the sign-in.
  public let name: String
  /// The digest of the secret in the cookie of the browser: see ``SecretDigesting``.
  public let digest: String
  public let startedAt: Timestamp

  public init(name: String, digest: String, startedAt: Timestamp) {
    self.name = name
    self.digest = digest
    self.startedAt = startedAt
  }
}

/// An error of a ``SignInStore``.
public enum SignInStoreFailure: FeatureFailure, Hashable, CustomStringConvertible {
  /// The database did not do what the server asked.
  case store(StoreFailure)

  public var description: String {
    switch self {
    case .store(let failure): failure.description
    }
  }
}
