/// Hashes passwords with a slow, salted password-hashing function.
public protocol PasswordHashing: Sendable {
  /// Returns a hash of a password, including the method and a new salt, or `nil` if the library
  /// rejects the password.
  ///
  /// A password that contains NUL is rejected. A password of up to 256 bytes of UTF-8 is never
  /// rejected for its length, and all its bytes count.
  func hash(of password: String) async -> String?

  /// Whether a password matches a hash. A malformed hash matches no password.
  func matches(_ password: String, hash: String) async -> Bool
}

/// Makes digests of high-entropy secrets, so that the store does not contain the secrets.
///
/// Not for passwords, because it is fast and has no salt.
public protocol SecretDigesting: Sendable {
  /// Returns the digest of a text. The digest is stable across processes and machines, and
  /// collision-resistant.
  ///
  /// - Parameter secret: A text of up to 255 bytes of UTF-8. An implementation may trap for a
  ///   longer text.
  func digest(of secret: String) -> String
}
