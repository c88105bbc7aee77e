public import CoreDomain

/// A session token: an unguessable text that a browser stores in a cookie and the command line in a
/// file. It cannot be printed or encoded by accident.
public struct ReaderToken: Sendable, CustomStringConvertible, CustomReflectable {
  private let text: String

  /// - Returns: `nil` unless the text is ``length`` hexadecimal digits in lower case.
  public init?(_ text: String) {
    guard text.utf8.count == Self.length, text.utf8.allSatisfy(Self.digits.contains) else {
      return nil
    }
    self.text = text
  }

  /// The number of hexadecimal digits. A token has 256 bits, and each digit represents four of
  /// them.
  public static let length = 64

  public var description: String { "(a token)" }
  public var customMirror: Mirror { Mirror(self, children: [:]) }

  /// The text, for passing the token on: in a cookie or a private file.
  public var disclosed: String { text }

  /// Returns the digest to store. The digest cannot be used to sign in.
  public func digest(by digesting: any SecretDigesting) -> String {
    digesting.digest(of: text)
  }

  private static let digits = Set("0123456789abcdef".utf8)
}

/// A stored session, with the digest of its token.
public struct ReaderSession: Hashable, Sendable {
  public let reader: Reader.ID
  public let tokenDigest: String
  public let expiresAt: Timestamp

  public init(reader: Reader.ID, tokenDigest: String, expiresAt: Timestamp) {
    self.reader = reader
    self.tokenDigest = tokenDigest
    self.expiresAt = expiresAt
  }

  /// Creates the session of a reader who has just entered the password. The session expires after
  /// ``lifetime``.
  public init(
    for verified: VerifiedReader, token: ReaderToken, digesting: any SecretDigesting,
    at now: Timestamp
  ) {
    self.init(
      reader: verified.reader.id, tokenDigest: token.digest(by: digesting),
      expiresAt: now.advanced(by: Self.lifetime))
  }

  /// The lifetime of a session: 30 days.
  public static let lifetime = Duration.seconds(30 * 24 * 60 * 60)

  /// The maximum number of sessions of a reader. A new session beyond the limit ends the oldest
  /// session.
  public static let limit = 20

  /// Returns whether the session has expired; ``expiresAt`` itself counts as expired.
  public func isOver(at now: Timestamp) -> Bool { expiresAt <= now }
}

/// Proof that a reader is signed in. Operations on a reader's data require this proof as a
/// parameter, so code that omits the check does not compile.
///
/// The proof is created from a stored session and the token that opened the session; a name or an
/// identifier alone is not enough. The proof is valid for one request or command and is never
/// stored.
public struct SignedInReader: Hashable, Sendable {
  public let reader: Reader

  /// - Returns: `nil` if the session belongs to another reader, has expired, or has another token.
  public init?(
    _ reader: Reader, in session: ReaderSession, showing token: ReaderToken,
    digesting: any SecretDigesting, at now: Timestamp
  ) {
    guard session.reader == reader.id, !session.isOver(at: now),
      session.tokenDigest == token.digest(by: digesting)
    else { return nil }
    self.reader = reader
  }

  public var id: Reader.ID { reader.id }
}
