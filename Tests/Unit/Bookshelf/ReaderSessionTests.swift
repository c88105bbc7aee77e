import BookshelfDomain
import CoreDomain
import Testing

/// Sessions, and the proof of being signed in.
@Suite struct ReaderSessionTests {
  private static let reader = Reader.ID("r1")

  @Test(arguments: [
    ("2026-10-10T11:59:59.999Z", false), ("2026-10-10T12:00:00Z", true),
    ("2026-10-10T12:00:00.001Z", true), ("9999-12-31T23:59:59Z", true),
  ])
  func expiresAtItsEnd(_ now: String, _ isOver: Bool) throws {
    let session = try Self.session(expiresAt: ComicRules.noon)
    #expect(session.isOver(at: try ComicRules.moment(now)) == isOver)
    #expect((try Self.proof(of: session, at: now) == nil) == isOver)
  }

  @Test func acceptsTheTokenThatOpenedIt() throws {
    let proof = try Self.proof(of: try Self.session())
    #expect(proof?.id == Self.reader)
    #expect(proof?.reader.name.text == "Mio")
  }

  @Test(arguments: ["b", "0", "f"] as [Character])
  func rejectsAnotherToken(_ digit: Character) throws {
    #expect(try Self.proof(of: try Self.session(), showing: digit) == nil)
  }

  @Test(arguments: ["r2", "R1", "r1 ", ""])
  func rejectsTheSessionOfAnotherReader(_ other: String) throws {
    let session = try Self.session(of: Reader.ID(other))
    #expect(try Self.proof(of: session) == nil)
  }

  /// A stored digest is not a token and does not open the session.
  @Test func aStoredDigestOpensNoSession() throws {
    let session = ReaderSession(
      reader: Self.reader, tokenDigest: String(repeating: "a", count: ReaderToken.length),
      expiresAt: try ComicRules.moment("2026-10-11T12:00:00Z"))
    #expect(try Self.proof(of: session) == nil)
  }

  @Test func aNewSessionLastsThirtyDaysAndStoresADigest() async throws {
    let (now, token) = (try ComicRules.moment(), try ComicRules.token())
    let password = try ReaderPassword("salt&vinegar")
    let account = try await ReaderAccount.new(
      Reader(id: Self.reader, name: try ReaderName("Mio")), password: password, at: now,
      hashing: MarkedHashing())
    let verified = try #require(await account.verified(by: password, hashing: MarkedHashing()))
    let session = ReaderSession(
      for: verified, token: token, digesting: MarkedDigesting(), at: now)
    #expect(session.reader == Self.reader)
    #expect(session.tokenDigest == "digest of \(token.disclosed)")
    #expect(session.expiresAt.iso8601 == "2026-11-09T12:00:00Z")
    #expect(!session.isOver(at: now))
  }

  @Test(arguments: [
    "", "a", String(repeating: "a", count: 63), String(repeating: "a", count: 65),
    String(repeating: "A", count: 64), String(repeating: "g", count: 64),
    String(repeating: "a", count: 63) + " ", String(repeating: "a", count: 63) + "\n",
    String(repeating: "é", count: 32), String(repeating: "ａ", count: 64),
  ])
  func rejectsAnInvalidToken(_ text: String) {
    #expect(ReaderToken(text) == nil)
  }

  @Test func disclosesATokenUnchanged() throws {
    let text = String(repeating: "0123456789abcdef", count: 4)
    #expect(try #require(ReaderToken(text)).disclosed == text)
  }

  private static func session(
    of reader: Reader.ID = reader, expiresAt: String = "2026-10-11T12:00:00Z"
  ) throws -> ReaderSession {
    ReaderSession(
      reader: reader, tokenDigest: try ComicRules.token().digest(by: MarkedDigesting()),
      expiresAt: try ComicRules.moment(expiresAt))
  }

  private static func proof(
    of session: ReaderSession, showing digit: Character = "a", at now: String = ComicRules.noon
  ) throws -> SignedInReader? {
    SignedInReader(
      Reader(id: reader, name: try ReaderName("Mio")), in: session,
      showing: try ComicRules.token(digit), digesting: MarkedDigesting(),
      at: try ComicRules.moment(now))
  }
}
