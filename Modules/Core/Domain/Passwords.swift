/// Hashes passwords with a slow, salted password-hashing function.
public protocol PasswordHashing: Sendable {
  /// Returns a hash of a password, including the method and a new salt, or `nil` if the password is
  /// rejected or hashing fails.
  ///
  /// A password that contains NUL is rejected. A password of up to 256 bytes of UTF-8 is never
  /// rejected for its length, and all its bytes count.
  func hash(of password: String) async -> String?

  /// Whether a password matches a hash that ``hash(of:)`` returned. A malformed hash matches no
  /// password.
  func matches(_ password: String, hash: String) async -> Bool
}

/// Makes digests of random secrets, such as session tokens. A program stores the digests, so nobody
/// can read the secrets in its database.
///
/// Do not use it for passwords: it is fast and has no salt, so passwords could be guessed.
public protocol SecretDigesting: Sendable {
  /// Returns the digest of a text. The digest is stable across processes and machines, and
  /// collision-resistant.
  ///
  /// - Parameter secret: A text of up to 255 bytes of UTF-8. An implementation may trap for a
  ///   longer text.
  func digest(of secret: String) -> String
}
