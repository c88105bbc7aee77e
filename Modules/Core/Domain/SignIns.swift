/// Stores the sign-ins of browsers, for all servers that share a database.
public protocol SignInStore: Sendable {
  /// Adds a sign-in. If there are more than `limit`, the oldest ones are deleted.
  func add(_ signIn: StoredSignIn, limit: Int) async throws(SignInStoreFailure)
  /// Returns a sign-in, or `nil` if it has ended or never existed.
  func signIn(named name: String) async throws(SignInStoreFailure) -> StoredSignIn?
  /// Deletes a sign-in. Unknown names are ignored.
  func end(named name: String) async throws(SignInStoreFailure)
}

/// A sign-in as it is stored. It contains only a digest of the browser's secret, so it cannot be
/// used to sign in.
public struct StoredSignIn: Hashable, Sendable {
  /// A unique random text that identifies the sign-in.
  public let name: String
  /// The digest of the secret that the browser has.
  public let digest: String
  public let startedAt: Timestamp

  public init(name: String, digest: String, startedAt: Timestamp) {
    self.name = name
    self.digest = digest
    self.startedAt = startedAt
  }
}

/// The error of a ``SignInStore``.
public enum SignInStoreFailure: StoreFailure, Hashable {
  case busy(reason: String)
  case full(reason: String)
  case storage(reason: String)

  /// A sentence that describes the error.
  public var reason: String {
    switch self {
    case .busy(let reason), .full(let reason), .storage(let reason): reason
    }
  }
}
