public import CoreDomain

/// What a reader is known by after signing in: a text that nobody guesses, which a browser keeps in
/// a cookie and the command line in a file. It cannot be printed or encoded by accident.
public struct ReaderToken: Sendable, CustomStringConvertible, CustomReflectable {
  private let text: String

  /// - Returns: nothing for a text that is no token: it has ``length`` characters, the digits of
  ///   hexadecimal numbers.
  public init?(_ text: String) {
    guard text.utf8.count == Self.length, text.utf8.allSatisfy(Self.digits.contains) else {
      return nil
    }
    self.text = text
  }

  /// 256 bits, four to a character.
  public static let length = 64

  public var description: String { "(a token)" }
  public var customMirror: Mirror { Mirror(self, children: [:]) }

  /// The text, for where the token is handed over: a cookie, a private file.
  public var disclosed: String { text }

  /// What is kept of the token: who reads the store cannot sign in with it.
  public func digest(by digesting: any SecretDigesting) -> String {
    digesting.digest(of: text)
  }

  private static let digits = Set("0123456789abcdef".utf8)
}

/// The time for which somebody is signed in, as it is kept: with the digest of its token.
public struct ReaderSession: Hashable, Sendable {
  public let reader: Reader.ID
  public let tokenDigest: String
  public let expiresAt: Timestamp

  public init(reader: Reader.ID, tokenDigest: String, expiresAt: Timestamp) {
    self.reader = reader
    self.tokenDigest = tokenDigest
    self.expiresAt = expiresAt
  }

  /// Opens a session for who has just given the password.
  public init(
    for verified: VerifiedReader, token: ReaderToken, digesting: any SecretDigesting,
    at now: Timestamp
  ) {
    self.init(
      reader: verified.reader.id, tokenDigest: token.digest(by: digesting),
      expiresAt: now.advanced(by: Self.lifetime))
  }

  /// How long a session lasts: 30 days.
  public static let lifetime = Duration.seconds(30 * 24 * 60 * 60)

  /// How many sessions of one reader are open at most; a further one ends the oldest.
  public static let limit = 20

  /// Whether it is over at a moment: at ``expiresAt`` it is.
  public func isOver(at now: Timestamp) -> Bool { expiresAt <= now }
}

/// Proof that a reader is signed in. What needs a reader asks for one in its signature: without it,
/// owning, buying and keeping a place do not compile.
///
/// It is made of a session that is kept and the token that opened it, so a name or an identifier,
/// wherever it comes from, is no proof. It belongs to one request or one command, and is not kept.
public struct SignedInReader: Hashable, Sendable {
  public let reader: Reader

  /// - Parameters:
  ///   - session: as it is kept.
  ///   - token: as it was handed over.
  /// - Returns: nothing when the session is another reader's, over, or was opened by another token.
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
