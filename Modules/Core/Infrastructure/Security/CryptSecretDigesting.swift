public import CoreDomain

/// Makes digests with libxcrypt: SHA-256-crypt (`$5$`) with the fewest rounds that it has, 1000,
/// and one salt for all. https://man7.org/linux/man-pages/man5/crypt.5.html
///
/// The salt and the rounds of that method are there for what people think up. A secret of 256
/// random bits needs neither: nobody finds it by trying, and two are never equal. It is taken since
/// it is SHA-256, from a library that is here anyway, and fast enough: about a millisecond. A
/// single SHA-256 would take a library more. What the library does faster is built on MD4, MD5 or
/// SHA-1.
///
/// Changing the setting ends all sessions, since no digest is found any more.
public struct CryptSecretDigesting: SecretDigesting {
  public init() {}

  public func digest(of secret: String) -> String {
    guard let phrase = CryptPhrase(Self.withoutZeros(secret)),
      let digest = phrase.hash(by: Self.setting)
    else {
      // The method is part of each libxcrypt since 4.0; what is left is a secret that is none.
      preconditionFailure("a secret of \(secret.utf8.count) bytes has no digest")
    }
    return digest
  }

  private static let setting = "$5$rounds=1000$seams$"

  /// A text without a NUL, where the library would end: another one for each text, and the text
  /// itself where neither 0 nor 1 is in it.
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
