public import CoreDomain

/// A person with an account.
public struct Reader: Hashable, Sendable, Identifiable {
  public typealias ID = Identifier<Reader, String>

  public let id: ID
  public let name: ReaderName

  public init(id: ID, name: ReaderName) {
    self.id = id
    self.name = name
  }
}

/// The name with which a reader signs in, on one line. When an account store compares names, it
/// ignores case, width and diacritics: see ``ReaderAccountStore/account(named:)``.
public struct ReaderName: Hashable, Sendable {
  /// The name as typed, without surrounding white space.
  public let text: String

  /// Parses a name.
  ///
  /// - Throws: A failure of ``ComicField/name`` if the text has no visible character, has more than
  ///   ``limit`` Unicode scalars, or contains a line break, a control character, or an invisible
  ///   formatting character such as a zero-width joiner.
  public init(_ typed: String) throws(ComicFieldFailure) {
    let text = DisplayText.trimmed(typed)
    let scalars = text.unicodeScalars
    guard scalars.contains(where: Self.isSeen) else {
      throw ComicFieldFailure(.name, "The name must contain a visible character.")
    }
    guard scalars.count <= Self.limit else {
      throw ComicFieldFailure(
        .name,
        "The name must have at most \(Self.limit) characters, got “\(DisplayText.quoted(typed))”.")
    }
    let categories: Set<Unicode.GeneralCategory> = [
      .control, .format, .lineSeparator, .paragraphSeparator,
    ]
    guard !scalars.contains(where: { categories.contains($0.properties.generalCategory) }) else {
      throw ComicFieldFailure(
        .name,
        "The name must be one line without control or formatting characters, got "
          + "“\(DisplayText.quoted(typed))”.")
    }
    self.text = text
  }

  /// Returns the form in which an account store compares names.
  public func folded(by folding: any TextFolding) -> String { folding.folded(text) }

  /// The maximum length of a name, in Unicode scalars.
  public static let limit = 40

  /// Whether the scalar is visible on its own: not ignorable, and not a combining mark.
  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    guard !properties.isDefaultIgnorableCodePoint, !properties.isWhitespace else { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: return false
    default: return true
    }
  }
}

/// A password as typed. It cannot be printed, compared or encoded. Only its hash is stored.
public struct ReaderPassword: Sendable, CustomStringConvertible, CustomReflectable {
  private let text: String

  /// Validates a password.
  ///
  /// - Throws: A failure of ``ComicField/password`` if the text is shorter than ``shortest``,
  ///   longer than ``longest``, or contains NUL, at which the hash function would stop. The failure
  ///   does not quote the text.
  public init(_ typed: String) throws(ComicFieldFailure) {
    let bytes = typed.utf8
    guard typed.unicodeScalars.count >= Self.shortest else {
      throw Self.failure("must have at least \(Self.shortest) characters")
    }
    guard bytes.count <= Self.longest else {
      throw Self.failure("must have at most \(Self.longest) bytes")
    }
    guard !bytes.contains(0) else {
      throw Self.failure("must not contain the character NUL")
    }
    text = typed
  }

  /// Validates the password of a new account.
  ///
  /// - Throws: A failure of ``ComicField/password`` in the same cases as `init(_:)`, and if the
  ///   text has fewer than ``fewestDifferent`` different characters or is one of the most common
  ///   passwords.
  public init(new typed: String) throws(ComicFieldFailure) {
    try self.init(typed)
    guard Set(typed.unicodeScalars).count >= Self.fewestDifferent else {
      throw Self.failure("must have at least \(Self.fewestDifferent) different characters")
    }
    guard !CommonPasswords.contain(typed) else {
      throw Self.failure("must not be one of the 10,000 most common passwords")
    }
  }

  private static func failure(_ rule: String) -> ComicFieldFailure {
    ComicFieldFailure(.password, "The password \(rule).")
  }

  /// The minimum number of different characters in a new password.
  public static let fewestDifferent = 4
  /// The minimum length of a password, in Unicode scalars.
  public static let shortest = 8
  /// The maximum length of a password, in UTF-8 bytes.
  public static let longest = 256

  public var description: String { "(a password)" }
  public var customMirror: Mirror { Mirror(self, children: [:]) }

  /// Returns the hash to store.
  func hash(by hashing: any PasswordHashing) async throws(ComicFailure) -> String {
    guard let hash = await hashing.hash(of: text) else {
      throw .storage(reason: "The password could not be hashed, so no account was created.")
    }
    return hash
  }

  func matches(_ hash: String, by hashing: any PasswordHashing) async -> Bool {
    await hashing.matches(text, hash: hash)
  }
}

/// A stored account, which contains only the hash of the password.
public struct ReaderAccount: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  public let reader: Reader
  /// The password hash, including the algorithm and the salt.
  public let passwordHash: String
  public let createdAt: Timestamp

  public init(reader: Reader, passwordHash: String, createdAt: Timestamp) {
    self.reader = reader
    self.passwordHash = passwordHash
    self.createdAt = createdAt
  }

  public var description: String { "the account of \(reader.name.text)" }
  public var customMirror: Mirror { Mirror(self, children: ["reader": reader]) }

  /// Creates an account with the hash of the password.
  ///
  /// - Throws: ``ComicFailure/storage(reason:)`` if the password cannot be hashed.
  public static func new(
    _ reader: Reader, password: ReaderPassword, at now: Timestamp,
    hashing: any PasswordHashing
  ) async throws(ComicFailure) -> ReaderAccount {
    ReaderAccount(
      reader: reader, passwordHash: try await password.hash(by: hashing), createdAt: now)
  }

  /// Returns the proof that the caller knows the password, or `nil` if the password is wrong.
  public func verified(
    by password: ReaderPassword, hashing: any PasswordHashing
  ) async -> VerifiedReader? {
    guard await password.matches(passwordHash, by: hashing) else { return nil }
    return VerifiedReader(reader: reader)
  }
}

/// Proof that a reader has just entered the correct password. Only
/// ``ReaderAccount/verified(by:hashing:)`` creates such a proof, and
/// ``ReaderSession/init(for:token:digesting:at:)`` requires one.
public struct VerifiedReader: Hashable, Sendable {
  public let reader: Reader

  fileprivate init(reader: Reader) {
    self.reader = reader
  }
}
