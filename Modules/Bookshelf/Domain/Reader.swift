public import CoreDomain

/// Somebody who has a shelf here.
public struct Reader: Hashable, Sendable, Identifiable {
  public typealias ID = Identifier<Reader, String>

  public let id: ID
  public let name: ReaderName

  public init(id: ID, name: ReaderName) {
    self.id = id
    self.name = name
  }
}

/// A name to sign in with: one line, told apart by its folded form.
public struct ReaderName: Hashable, Sendable {
  /// As it was typed, without blanks around it.
  public let text: String

  /// Reads a name.
  ///
  /// - Throws: ``ComicFailure/malformed(_:reason:)`` when it is blank, has more than ``limit``
  ///   characters, or a line break or another control character in it.
  public init(_ typed: String) throws(ComicFailure) {
    let text = DisplayText.trimmed(typed)
    let scalars = text.unicodeScalars
    guard scalars.contains(where: Self.isSeen) else {
      throw .malformed(typed, reason: "A name is not blank.")
    }
    guard scalars.count <= Self.limit else {
      throw .malformed(typed, reason: "A name has at most \(Self.limit) characters.")
    }
    let categories: Set<Unicode.GeneralCategory> = [
      .control, .format, .lineSeparator, .paragraphSeparator,
    ]
    guard !scalars.contains(where: { categories.contains($0.properties.generalCategory) }) else {
      throw .malformed(typed, reason: "A name is one line, without control characters.")
    }
    self.text = text
  }

  /// How many characters a name may have, counted in Unicode scalars.
  public static let limit = 40

  /// Whether something of it shows by itself: no filler, and no mark without its letter.
  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    guard !properties.isDefaultIgnorableCodePoint, !properties.isWhitespace else { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: return false
    default: return true
    }
  }
}

/// A password as it was typed. It cannot be printed, compared or encoded: what is kept is a hash.
public struct ReaderPassword: Sendable, CustomStringConvertible, CustomReflectable {
  private let text: String

  /// Reads a password.
  ///
  /// - Throws: ``ComicFailure/malformedPassword(reason:)`` when it is shorter than ``shortest`` or
  ///   longer than ``longest``, or has a NUL in it, which the hash would end at.
  public init(_ typed: String) throws(ComicFailure) {
    let bytes = typed.utf8
    guard typed.unicodeScalars.count >= Self.shortest else {
      throw .malformedPassword(reason: "has at least \(Self.shortest) characters")
    }
    guard bytes.count <= Self.longest else {
      throw .malformedPassword(reason: "has at most \(Self.longest) bytes")
    }
    guard !bytes.contains(0) else {
      throw .malformedPassword(reason: "has no NUL in it")
    }
    text = typed
  }

  /// Reads the password of a new account.
  ///
  /// - Throws: ``ComicFailure/malformedPassword(reason:)`` also when it has fewer than
  ///   ``fewestDifferent`` different characters, or is one of the most common passwords.
  public init(new typed: String) throws(ComicFailure) {
    try self.init(typed)
    guard Set(typed.unicodeScalars).count >= Self.fewestDifferent else {
      throw .malformedPassword(
        reason: "needs at least \(Self.fewestDifferent) different characters")
    }
    guard !CommonPasswords.contain(typed) else {
      throw .malformedPassword(reason: "is one of the 10,000 most common passwords")
    }
  }

  /// How many different characters a new password has at least.
  public static let fewestDifferent = 4
  /// How many characters a password has at least, counted in Unicode scalars.
  public static let shortest = 8
  /// How many bytes of UTF-8 a password has at most.
  public static let longest = 256

  public var description: String { "(a password)" }
  public var customMirror: Mirror { Mirror(self, children: [:]) }

  /// The hash to keep.
  func hash(by hashing: any PasswordHashing) async throws(ComicFailure) -> String {
    guard let hash = await hashing.hash(of: text) else {
      throw .storage(reason: "The password could not be hashed, so no account was made.")
    }
    return hash
  }

  func matches(_ hash: String, by hashing: any PasswordHashing) async -> Bool {
    await hashing.matches(text, hash: hash)
  }
}

/// An account as it is kept: never with its password.
public struct ReaderAccount: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  public let reader: Reader
  /// The hash of the password, with the method and the salt in it.
  public let passwordHash: String
  public let createdAt: Timestamp

  public init(reader: Reader, passwordHash: String, createdAt: Timestamp) {
    self.reader = reader
    self.passwordHash = passwordHash
    self.createdAt = createdAt
  }

  public var description: String { "the account of \(reader.name.text)" }
  public var customMirror: Mirror { Mirror(self, children: ["reader": reader]) }

  /// A new account.
  public static func new(
    _ reader: Reader, password: ReaderPassword, at now: Timestamp,
    hashing: any PasswordHashing
  ) async throws(ComicFailure) -> ReaderAccount {
    ReaderAccount(
      reader: reader, passwordHash: try await password.hash(by: hashing), createdAt: now)
  }

  /// Proof that somebody knows the password of the account; nothing when they do not.
  public func verified(
    by password: ReaderPassword, hashing: any PasswordHashing
  ) async -> VerifiedReader? {
    guard await password.matches(passwordHash, by: hashing) else { return nil }
    return VerifiedReader(reader: reader)
  }
}

/// Proof that somebody has just given the password of a reader. Only an account makes one, and only
/// who holds one opens a session.
public struct VerifiedReader: Hashable, Sendable {
  public let reader: Reader

  fileprivate init(reader: Reader) {
    self.reader = reader
  }
}
