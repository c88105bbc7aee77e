public import BookshelfDomain
import CoreDomain
import CoreTesting

// Readers for tests, and their secrets. Like all other code, fixtures can create readers only
// through the rules of the Domain.

extension ReaderName {
  public static func fixture(_ name: String = "mina") -> ReaderName {
    do throws(ComicFieldFailure) {
      return try ReaderName(name)
    } catch {
      preconditionFailure("invalid fixture: \(error)")
    }
  }
}

extension Reader {
  /// A reader whose identifier is `r-` and the name.
  public static func fixture(_ name: String = "mina") -> Reader {
    Reader(id: Reader.ID("r-\(name)"), name: .fixture(name))
  }
}

extension ReaderPassword {
  public static func fixture(_ password: String = "open sesame") -> ReaderPassword {
    do throws(ComicFieldFailure) {
      return try ReaderPassword(password)
    } catch {
      preconditionFailure("invalid fixture: \(error)")
    }
  }
}

extension ReaderAccount {
  /// An account created a number of seconds after 2026-01-01T00:00:00Z. Its password is that of the
  /// default ``ReaderPassword/fixture(_:)``, hashed by `PlainPasswordHashing`.
  public static func fixture(
    _ name: String = "mina", id: String? = nil, seconds: Int64 = 0
  ) -> ReaderAccount {
    ReaderAccount(
      reader: Reader(id: Reader.ID(id ?? "r-\(name)"), name: .fixture(name)),
      passwordHash: "$plain$1$6f70656e20736573616d65", createdAt: Comic.fixtureTime(seconds))
  }
}

extension ReaderToken {
  /// Returns a token that is made from a word, so that different words give different tokens.
  public static func fixture(_ word: String = "mina") -> ReaderToken {
    let digits = word.utf8.flatMap { byte in
      [byte >> 4, byte & 15].map { String($0, radix: 16) }
    }.joined()
    let text = String((digits + String(repeating: "0", count: length)).prefix(length))
    guard let token = ReaderToken(text) else { preconditionFailure("invalid token: \(text)") }
    return token
  }
}

extension ReaderSession {
  /// A session opened a number of seconds after 2026-01-01T00:00:00Z. Its token is made from the
  /// word `token`, or else from the reader's name: see ``ReaderToken/fixture(_:)``.
  public static func fixture(
    of reader: Reader = .fixture(), token: String? = nil, seconds: Int64 = 0
  ) -> ReaderSession {
    ReaderSession(
      reader: reader.id,
      tokenDigest: ReaderToken.fixture(token ?? reader.name.text)
        .digest(by: PlainSecretDigesting()),
      expiresAt: Comic.fixtureTime(seconds).advanced(by: lifetime))
  }
}

extension SignedInReader {
  /// A signed-in reader with the given name.
  public static func fixture(_ name: String = "mina") -> SignedInReader {
    let reader = Reader.fixture(name)
    let signedIn = SignedInReader(
      reader, in: .fixture(of: reader), showing: .fixture(name),
      digesting: PlainSecretDigesting(), at: Comic.fixtureTime())
    guard let signedIn else { preconditionFailure("“\(name)” is not signed in") }
    return signedIn
  }
}
