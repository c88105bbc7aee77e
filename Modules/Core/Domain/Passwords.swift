/// Hashes passwords by a method that was made for them, slow and salted.
public protocol PasswordHashing: Sendable {
  /// A hash of a password, with the method and a new salt in it; nothing when the library refuses.
  ///
  /// A password with a NUL in it is refused, wherever it stands; one of up to 256 bytes of UTF-8 is
  /// not refused for its length, and no byte of it is passed over.
  func hash(of password: String) async -> String?

  /// Whether a password is that of a hash. A hash that makes no sense matches nothing.
  func matches(_ password: String, hash: String) async -> Bool
}

/// Makes digests of secrets that nobody can guess, so that the store need not hold them.
///
/// It is not for passwords: it is fast, and has no salt.
public protocol SecretDigesting: Sendable {
  /// The digest of a text: the same text has the same one, everywhere and for good; no other text
  /// has.
  ///
  /// - Parameter secret: of up to 255 bytes of UTF-8. An implementation may trap for a longer one.
  func digest(of secret: String) -> String
}
