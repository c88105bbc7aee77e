public import CoreDomain

/// Makes digests with libxcrypt: SHA-256-crypt (`$5$`) with the minimum of 1000 rounds and a fixed
/// salt. https://man7.org/linux/man-pages/man5/crypt.5.html
///
/// Salt and rounds protect secrets that people choose. A secret of 128 or more random bits needs
/// neither: it cannot be guessed, and no two secrets are equal. This method is used for two
/// reasons: it is SHA-256 from a library that is already linked, and it is fast enough (about a
/// millisecond). A single round of SHA-256 would need another library, and the faster methods of
/// libxcrypt use MD4, MD5 or SHA-1.
///
/// Changing the setting ends all sessions, because their digests no longer match.
public struct CryptSecretDigesting: SecretDigesting {
  public init() {}

  public func digest(of secret: String) -> String {
    guard let phrase = CryptPhrase(Self.withoutZeros(secret)),
      let digest = phrase.hash(by: Self.setting)
    else {
      // Every libxcrypt since 4.0 has the method, so the secret must be invalid.
      preconditionFailure(
        "libxcrypt cannot make a digest of a secret of \(secret.utf8.count) bytes")
    }
    return digest
  }

  private static let setting = "$5$rounds=1000$seams$"

  /// Escapes NUL, where the library would stop reading. Different texts stay different, and texts
  /// without U+0000 and U+0001 are unchanged.
  private static func withoutZeros(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 <= 1 }) else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{0}": scalars.append(contentsOf: "\u{1}0".unicodeScalars)
      case "\u{1}": scalars.append(contentsOf: "\u{1}1".unicodeScalars)
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}
