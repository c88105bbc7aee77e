import BookshelfDomain
import BookshelfTesting
import CoreDomain
import CoreTesting
import Testing

@Suite struct ReaderSessionTests {
  private static let reader = Reader.ID("r1")

  @Test(arguments: [
    ("2026-10-10T11:59:59.999Z", false), ("2026-10-10T12:00:00Z", true),
    ("2026-10-10T12:00:00.001Z", true), ("9999-12-31T23:59:59Z", true),
  ])
  func expiresAtItsEnd(_ now: String, _ isOver: Bool) {
    let session = Self.session(expiresAt: ComicRules.now)
    #expect(session.isOver(at: .fixture(now)) == isOver)
    let reader = Self.proof(of: session, at: .fixture(now))?.reader
    #expect(reader == (isOver ? nil : Reader(id: Self.reader, name: .fixture("Mio"))))
  }

  @Test(arguments: ["b", "0", "f"])
  func rejectsAnotherToken(_ digit: String) {
    #expect(Self.proof(of: Self.session(), showing: digit) == nil)
  }

  @Test(arguments: ["r2", "R1", "r1 ", ""])
  func rejectsTheSessionOfAnotherReader(_ other: String) {
    #expect(Self.proof(of: Self.session(of: Reader.ID(other))) == nil)
  }

  @Test func aStoredDigestOpensNoSession() {
    let session = ReaderSession(
      reader: Self.reader, tokenDigest: ReaderToken.ending("a").disclosed,
      expiresAt: .fixture("2026-10-11T12:00:00Z"))
    #expect(Self.proof(of: session) == nil)
  }

  @Test func aNewSessionLastsThirtyDaysAndStoresADigest() async throws {
    let password = try ReaderPassword("salt&vinegar")
    let account = try await ReaderAccount.new(
      Reader(id: Self.reader, name: .fixture("Mio")), password: password, at: ComicRules.now,
      hashing: PlainPasswordHashing())
    let verified = try #require(
      await account.verified(by: password, hashing: PlainPasswordHashing()))
    let (token, digesting) = (ReaderToken.ending("a"), PlainSecretDigesting())
    let session = ReaderSession(
      for: verified, token: token, digesting: digesting, at: ComicRules.now)
    #expect(session.reader == Self.reader)
    #expect(session.tokenDigest == digesting.digest(of: token.disclosed))
    #expect(session.expiresAt.iso8601 == "2026-11-09T12:00:00Z")
    #expect(!session.isOver(at: ComicRules.now))
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

  private static func session(
    of reader: Reader.ID = reader, expiresAt: Timestamp = .fixture("2026-10-11T12:00:00Z")
  ) -> ReaderSession {
    ReaderSession(
      reader: reader, tokenDigest: ReaderToken.ending("a").digest(by: PlainSecretDigesting()),
      expiresAt: expiresAt)
  }

  private static func proof(
    of session: ReaderSession, showing digit: String = "a", at now: Timestamp = ComicRules.now
  ) -> SignedInReader? {
    SignedInReader(
      Reader(id: reader, name: .fixture("Mio")), in: session, showing: .ending(digit),
      digesting: PlainSecretDigesting(), at: now)
  }
}

/// A name for signing in: one line of at most 40 characters.
@Suite struct ReaderNameTests {
  @Test(arguments: [
    ("Mio", "Mio"), ("  Mio \n", "Mio"), ("\u{3000}山田 花\t", "山田 花"), ("x", "x"),
    ("e\u{301}", "e\u{301}"), ("Zoë 2", "Zoë 2"), ("👍🏽", "👍🏽"), ("..", ".."), ("a/b", "a/b"),
    (String(repeating: "x", count: 40), String(repeating: "x", count: 40)),
  ])
  func trimsWhiteSpaceAroundTheTypedName(_ typed: String, _ text: String) throws {
    #expect(try ReaderName(typed).text == text)
  }

  @Test(arguments: [(" Ｍíno ", "mino"), ("MINO", "mino"), ("\n", "\n")])
  func foldsTheTypedNameAsTheStoreDoes(_ typed: String, _ folded: String) {
    let form = ComicAccountForm(name: typed, password: "")
    #expect(form.foldedName(by: FoundationTextFolding()) == folded)
  }

  @Test(arguments: [
    ("", "visible"), (" \t\n\u{3000}", "visible"),
    (String(repeating: "x", count: 41), "at most 40"),
    (String(repeating: "e\u{301}", count: 21), "at most 40"),
    ("two\nlines", "one line"), ("two\r\nlines", "one line"), ("two\u{2028}lines", "one line"),
    ("two\u{2029}lines", "one line"), ("a\u{0}b", "control"),
    ("\u{1B}[2J", "without control or formatting characters, got “\u{FFFD}[2J”."),
    ("a\u{202E}b", "control"), ("a\u{200B}b", "control"), ("\u{FEFF}ab", "control"),
    // An invisible name is not readable, and cannot be distinguished from another one.
    ("\u{3164}", "visible"), ("\u{FE0F}", "visible"), ("\u{301}", "visible"),
    ("\u{115F}\u{1160}", "visible"), ("\u{34F}", "visible"), ("\u{301} \u{301}", "visible"),
  ])
  func rejectsInvalidNamesWithAReason(_ typed: String, _ words: String) throws {
    let failure = try #require(#expect(throws: ComicFieldFailure.self) { try ReaderName(typed) })
    #expect(failure.field == .name && failure.reason.contains(words))
  }
}

/// A typed password: validated, and never printed.
@Suite struct ReaderPasswordTests {
  private static let typed = "salt&vinegar crisps"

  @Test(arguments: [
    "12345678", "        ", "ねこねこねこねこ", "e\u{301}e\u{301}e\u{301}e\u{301}",
    String(repeating: "x", count: 256), String(repeating: "é", count: 128), "a\nb\tc\u{1}de",
  ])
  func acceptsAPasswordAsTyped(_ typed: String) async throws {
    let account = try await Self.account(typed)
    #expect(account.passwordHash == Self.hash(of: typed))
  }

  @Test(arguments: [
    ("", "at least 8"), ("1234567", "at least 8"), ("ねこねこねこね", "at least 8"),
    (String(repeating: "x", count: 257), "at most 256"),
    (String(repeating: "é", count: 129), "at most 256"), ("1234\u{0}5678", "NUL"),
  ])
  func rejectsAPasswordWithoutQuotingIt(_ typed: String, _ words: String) throws {
    let failure = try #require(
      #expect(throws: ComicFieldFailure.self) { try ReaderPassword(typed) })
    #expect(failure.field == .password && failure.reason.contains(words))
    #expect(failure.reason.hasPrefix("The password must "))
    #expect(typed.isEmpty || !failure.reason.contains(typed))
  }

  @Test func aPasswordIsNeverPrinted() throws {
    let password = try ReaderPassword(Self.typed)
    let form = ComicAccountForm(name: "mio", password: Self.typed)
    let printed =
      Self.printed(password) + Self.printed(form) + Self.printed(ComicAccountIntent.signIn(form))
      + [
        "\([password])", "\(String(describing: Optional(password)))",
        Self.dumped(["key": password]), "\(Mirror(reflecting: password).children.map(\.value))",
      ]
    for text in printed { #expect(!text.contains("vinegar"), "\(text)") }
    #expect("\(password)" == "(a password)")
    #expect(Mirror(reflecting: password).children.isEmpty)
  }

  @Test func aTokenIsNeverPrinted() {
    let token = ReaderToken.ending(String(repeating: "f", count: ReaderToken.length))
    let opened = OpenedSession(reader: .fixture(), token: token, expiresAt: ComicRules.now)
    let printed =
      Self.printed(token) + Self.printed(opened)
      + Self.printed(ComicVisitor.stranger(showing: token))
      + Self.printed(ComicAccountState.opened(opened))
    for text in printed { #expect(!text.contains("ffff"), "\(text)") }
    #expect(Mirror(reflecting: token).children.isEmpty)
  }

  @Test func aHashIsNeverPrinted() async throws {
    for text in Self.printed(try await Self.account(Self.typed)) {
      #expect(!text.contains(Self.hash(of: Self.typed)), "\(text)")
    }
  }

  /// A new password needs four different characters.
  @Test(arguments: [
    "xqzzzzqx", "        ", "password", "Password1", "iloveyou", "11223344",
  ])
  func rejectsCommonAndSimpleNewPasswords(_ password: String) {
    #expect(throws: Never.self) { try ReaderPassword(new: "xqzjjzqx") }
    let failure = #expect(throws: ComicFieldFailure.self) { try ReaderPassword(new: password) }
    #expect(failure?.field == .password)
  }

  @Test(arguments: [
    (typed, true), ("salt&vinegar crisp", false), ("Salt&vinegar crisps", false),
    ("salt&vinegar crisps ", false),
  ])
  func verifiesOnlyTheCorrectPassword(_ typed: String, _ isCorrect: Bool) async throws {
    let account = try await Self.account(Self.typed)
    let verified = await account.verified(
      by: try ReaderPassword(typed), hashing: PlainPasswordHashing())
    #expect(verified?.reader == (isCorrect ? account.reader : nil))
  }

  @Test func createsNoAccountIfHashingFails() async throws {
    let hashing = PlainPasswordHashing()
    hashing.refuse()
    let reason = "The password could not be hashed, so no account was created."
    await #expect(throws: ComicFailure.storage(reason: reason)) {
      try await Self.account(Self.typed, hashing: hashing)
    }
  }

  private static func account(
    _ typed: String, hashing: PlainPasswordHashing = PlainPasswordHashing()
  ) async throws -> ReaderAccount {
    try await ReaderAccount.new(
      .fixture(), password: try ReaderPassword(typed), at: ComicRules.now, hashing: hashing)
  }

  /// The first hash of `PlainPasswordHashing`.
  private static func hash(of typed: String) -> String {
    "$plain$1$" + typed.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static func printed(_ value: some Any) -> [String] {
    ["\(value)", String(reflecting: value), dumped(value)]
  }

  private static func dumped(_ value: some Any) -> String {
    var text = ""
    dump(value, to: &text)
    return text
  }
}

/// A share of readers for whom a feature is enabled.
///
/// The expected values were computed with another program, in Python:
///
///     mask, h = 2**64 - 1, 0xcbf29ce484222325
///     for byte in (name + "\0" + key).encode(): h = ((h ^ byte) * 0x100000001b3) & mask
///     h = ((h ^ (h >> 33)) * 0xff51afd7ed558ccd) & mask
///     h = ((h ^ (h >> 33)) * 0xc4ceb9fe1a85ec53) & mask
///     place = (h ^ (h >> 33)) % 10_000
@Suite struct ReaderRolloutTests {
  @Test(arguments: [
    ("streaming", "r1", 3_943), ("streaming", "r2", 6_226), ("streaming", "reader-3", 6_163),
    ("streaming", "", 4_230), ("streaming", "読者", 6_069), ("grid", "r1", 8_088), ("", "r1", 4_790),
  ])
  func thePlaceOfAReaderNeverChanges(_ name: String, _ key: String, _ place: Int) {
    #expect(!ReaderRollout(name: name, share: place).includes(key))
    #expect(ReaderRollout(name: name, share: place + 1).includes(key))
  }

  @Test(arguments: [
    (0, 0), (-1, 0), (Int.min, 0), (ReaderRollout.whole, ReaderRollout.whole),
    (ReaderRollout.whole + 1, ReaderRollout.whole), (Int.max, ReaderRollout.whole),
  ])
  func theSmallestShareIncludesNobodyAndTheLargestEverybody(_ share: Int, _ kept: Int) {
    let rollout = ReaderRollout(name: "streaming", share: share)
    #expect(rollout.share == kept)
    #expect(Self.included(in: rollout).count == kept)
  }

  @Test func raisingTheShareExcludesNobody() {
    var before: Set<String> = []
    for share in stride(from: 0, through: ReaderRollout.whole, by: 500) {
      let now = Self.included(in: ReaderRollout(name: "streaming", share: share))
      #expect(before.isSubset(of: now), "at a share of \(share)")
      before = now
    }
  }

  @Test(arguments: ["streaming", "grid", "a"], [1_000, 5_000, 9_000])
  func aShareIncludesItsPartOfAllReaders(_ name: String, _ share: Int) {
    let reached = Self.included(in: ReaderRollout(name: name, share: share)).count
    #expect(abs(reached - share) <= 200, "\(reached) of \(Self.keys.count)")
  }

  /// Among the readers of one rollout, the share of the other one is the same as among all readers.
  @Test func twoRolloutsOfOneShareIncludeDifferentReaders() {
    let one = Self.included(in: ReaderRollout(name: "streaming", share: 5_000))
    let other = Self.included(in: ReaderRollout(name: "grid", share: 5_000))
    #expect(abs(one.intersection(other).count - 2_500) <= 200)
  }

  private static let keys = (0..<10_000).map { "r\($0)" }

  private static func included(in rollout: ReaderRollout) -> Set<String> {
    Set(keys.filter(rollout.includes))
  }
}
