import BookshelfDomain
import CoreDomain
import Testing

/// A typed password: validated, and never printed.
@Suite struct ReaderPasswordTests {
  private static let typed = "salt&vinegar crisps"

  @Test(arguments: [
    "12345678", "        ", "ねこねこねこねこ", "e\u{301}e\u{301}e\u{301}e\u{301}",
    String(repeating: "x", count: 256), String(repeating: "é", count: 128), "a\nb\tc\u{1}de",
  ])
  func acceptsAPasswordAsTyped(_ typed: String) async throws {
    let account = try await Self.account(typed)
    #expect(account.passwordHash == "hash of \(typed)")
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

  @Test func isNeverPrinted() throws {
    let password = try ReaderPassword(Self.typed)
    let printed = [
      "\(password)", String(describing: password), String(reflecting: password),
      "\([password])", "\(String(describing: Optional(password)))", Self.dumped(password),
      Self.dumped(["key": password]), "\(Mirror(reflecting: password).children.map(\.value))",
    ]
    for text in printed { #expect(!text.contains("vinegar"), "\(text)") }
    #expect("\(password)" == "(a password)")
    #expect(Mirror(reflecting: password).children.isEmpty)
  }

  @Test func isNeverPrintedByTheForm() {
    let form = ComicAccountForm(name: "mio", password: Self.typed)
    for text in ["\(form)", Self.dumped(form), Self.dumped(ComicAccountIntent.signIn(form))] {
      #expect(!text.contains("vinegar"), "\(text)")
    }
  }

  @Test func aTokenIsNeverPrinted() throws {
    let token = try ComicRules.token("f")
    let opened = OpenedSession(
      reader: try ComicRules.signedIn(), token: token, expiresAt: try ComicRules.moment())
    let printed = [
      "\(token)", String(reflecting: token), Self.dumped(token), "\(opened)", Self.dumped(opened),
      "\(ComicVisitor.stranger(showing: token))",
      Self.dumped(ComicVisitor.stranger(showing: token)),
      "\(ComicAccountState.opened(opened))", Self.dumped(ComicAccountState.opened(opened)),
    ]
    for text in printed { #expect(!text.contains("ffff"), "\(text)") }
    #expect(Mirror(reflecting: token).children.isEmpty)
  }

  @Test func aHashIsNeverPrinted() async throws {
    let account = try await Self.account(Self.typed)
    for text in ["\(account)", String(reflecting: account), Self.dumped(account)] {
      #expect(!text.contains("vinegar"), "\(text)")
    }
  }

  @Test func aNewPasswordNeedsFourDifferentCharacters() {
    #expect(throws: Never.self) { try ReaderPassword(new: "xqzjjzqx") }
    #expect(throws: ComicFieldFailure.self) { try ReaderPassword(new: "xqzzzzqx") }
  }

  @Test func verifiesTheCorrectPassword() async throws {
    let account = try await Self.account(Self.typed)
    let verified = await account.verified(
      by: try ReaderPassword(Self.typed), hashing: MarkedHashing())
    #expect(verified?.reader == account.reader)
  }

  @Test(arguments: ["salt&vinegar crisp", "Salt&vinegar crisps", "salt&vinegar crisps "])
  func rejectsAnotherPassword(_ typed: String) async throws {
    let account = try await Self.account(Self.typed)
    let verified = await account.verified(by: try ReaderPassword(typed), hashing: MarkedHashing())
    #expect(verified == nil)
  }

  @Test func createsNoAccountIfHashingFails() async throws {
    let (reader, now) = (try ComicRules.signedIn().reader, try ComicRules.moment())
    let password = try ReaderPassword(Self.typed)
    let failure = await #expect(throws: ComicFailure.self) {
      try await ReaderAccount.new(reader, password: password, at: now, hashing: RefusingHashing())
    }
    guard case .store(.storage(let reason))? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(reason.contains("no account was created"))
  }

  private struct RefusingHashing: PasswordHashing {
    func hash(of password: String) async -> String? { nil }
    func matches(_ password: String, hash: String) async -> Bool { false }
  }

  private static func account(_ typed: String) async throws -> ReaderAccount {
    try await ReaderAccount.new(
      try ComicRules.signedIn().reader, password: try ReaderPassword(typed),
      at: try ComicRules.moment(), hashing: MarkedHashing())
  }

  private static func dumped(_ value: some Any) -> String {
    var text = ""
    dump(value, to: &text)
    return text
  }
}
