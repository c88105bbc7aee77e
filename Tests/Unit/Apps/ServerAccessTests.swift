import CoreDomain
import CoreTesting
import HTTPTypes
import Testing

@testable import CoreWeb
@testable import seams_server

@Suite struct ServerAccessTests {
  private static let secret = "0123456789abcdef0123456789abcdef"
  private let guarded = AccessGuard(sessions: .fixture(secret))

  @Test func admitsEverybodyIfNoTokenIsSet() async throws {
    #expect(try await AccessGuard(sessions: nil).admits(.fixture()))
  }

  @Test(arguments: ["Bearer \(secret)", "bearer  \(secret)"])
  func admitsARequestWithTheToken(_ field: String) async throws {
    #expect(try await guarded.admits(.fixture(fields: [.authorization: field])))
  }

  @Test(arguments: [
    "", "Bearer", "Bearer x", "Bearer \(secret)x", "Bearer \(secret.dropLast())", "Basic \(secret)",
    "\(secret)", "Bearer \(secret) x", "Bearer 1123456789abcdef0123456789abcdef",
  ])
  func rejectsARequestWithAnInvalidToken(_ field: String) async throws {
    #expect(try await !guarded.admits(.fixture(fields: [.authorization: field])))
  }

  @Test func recognizesABrowserByItsCookieUntilItsSessionEnds() async throws {
    let sessions = try #require(guarded.sessions)
    let value = try await sessions.begin()
    #expect(value.count == 64)
    #expect(try await admits("a=b; seams_session=\(value); c=d"))
    #expect(try await !admits("seams_session=\(value)0"))
    #expect(try await !admits("xseams_session=\(value)"))
    let other = value.dropLast() + (value.hasSuffix("0") ? "1" : "0")
    #expect(try await !admits("seams_session=\(other)"), "another secret")
    let longer = value.prefix(32) + "0" + value.suffix(32)
    #expect(try await !admits("seams_session=\(longer)"), "a longer value")
    try await sessions.end(value)
    #expect(try await !admits("seams_session=\(value)"))
  }

  @Test func recognizesTheCookieNextToAPasswordForAProxy() async throws {
    let value = try await #require(guarded.sessions).begin()
    let cookie = "seams_session=\(value)"
    let basic: HTTPFields = [.cookie: cookie, .authorization: "Basic dTpw"]
    #expect(try await guarded.admits(.fixture(fields: basic)))
    let wrong: HTTPFields = [.cookie: cookie, .authorization: "Bearer \(Self.secret)x"]
    #expect(try await !guarded.admits(.fixture(fields: wrong)))
  }

  @Test func recognizesTheCookieOfAnotherServerWithTheSameTokenOnly() async throws {
    let store = InMemorySignInStore()
    let value = try await Sessions.fixture(Self.secret, store).begin()
    #expect(try await Sessions.fixture(Self.secret, store).contain(value))
    #expect(try await !Sessions.fixture(Self.secret + "2", store).contain(value))
  }

  @Test func noticesAfterTenSecondsThatAnotherServerHasEndedASession() async throws {
    let (store, clock) = (InMemorySignInStore(), SettableWallClock(.fixture()))
    let sessions = Sessions.fixture(Self.secret, store, clock)
    let value = try await sessions.begin()
    #expect(try await sessions.contain(value))
    try await Sessions.fixture(Self.secret, store).end(value)
    clock.set(.fixture(9))
    #expect(try await sessions.contain(value))
    clock.set(.fixture(10))
    #expect(try await !sessions.contain(value))
  }

  @Test func doesNotKeepASessionThatEndsWhileItIsRead() async throws {
    let gate = Gate()
    let sessions = Sessions.fixture(Self.secret, InMemorySignInStore(waitingAt: gate))
    let value = try await sessions.begin()
    async let isContained = sessions.contain(value)
    await gate.reached()
    try await sessions.end(value)
    gate.open()
    _ = try await isContained
    #expect(try await !sessions.contain(value))
  }

  @Test func endsASessionAfterThirtyDays() async throws {
    let clock = SettableWallClock(.fixture())
    let sessions = Sessions.fixture(Self.secret, InMemorySignInStore(), clock)
    let value = try await sessions.begin()
    clock.set(.fixture(30 * 86_400 - 1))
    #expect(try await sessions.contain(value))
    clock.set(.fixture(30 * 86_400 + 9))
    #expect(try await !sessions.contain(value))
  }

  @Test func asksTheStoreAgainAfterTheClockIsSetBack() async throws {
    let (store, clock) = (InMemorySignInStore(), SettableWallClock(.fixture(60)))
    let sessions = Sessions.fixture(Self.secret, store, clock)
    let value = try await sessions.begin()
    #expect(try await sessions.contain(value))
    try await Sessions.fixture(Self.secret, store).end(value)
    clock.set(.fixture(59))
    #expect(try await !sessions.contain(value))
  }

  @Test func hasCookiesOfOneLengthWhateverTheRandomNumbers() async throws {
    let sessions = Sessions.fixture(Self.secret, random: { 10 })
    let value = try await sessions.begin()
    #expect(value == String(repeating: "000000000000000a", count: 4))
    #expect(try await sessions.contain(value))
  }

  @Test func storesNothingThatSignsIn() async throws {
    let store = InMemorySignInStore()
    let value = try await Sessions.fixture(Self.secret, store).begin()
    let stored = try #require(try await store.signIn(named: String(value.prefix(32))))
    #expect(!stored.digest.contains(value.suffix(32)))
    #expect(!stored.digest.contains(Self.secret))
  }

  @Test func repliesThatTheServerIsUnavailableIfTheStoreFails() async throws {
    let store = InMemorySignInStore()
    let sessions = Sessions.fixture(Self.secret, store)
    let value = try await sessions.begin()
    store.fail(.busy(reason: "Busy."))
    let problem = try await #require(throws: Problem.self) { try await sessions.contain(value) }
    #expect(problem.status == .serviceUnavailable && problem.reason == "Busy.")
    #expect(problem.detail == "The server cannot use its data. Its log has the reason.")
    await #expect(throws: Problem.self) { try await sessions.begin() }
    await #expect(throws: Problem.self) { try await sessions.end(value) }
  }

  @Test func endsTheOldestSessionAtTheLimit() async throws {
    let sessions = Sessions.fixture(Self.secret)
    let first = try await sessions.begin()
    for _ in 1..<Sessions.limit { _ = try await sessions.begin() }
    #expect(try await sessions.contain(first))
    let other = Sessions.fixture(Self.secret)
    let old = try await other.begin()
    for _ in 0..<Sessions.limit { _ = try await other.begin() }
    #expect(try await !other.contain(old))
  }

  @Test func hidesItsCookieFromScriptsAndOtherSites() {
    #expect(
      Sessions.cookie("v", isSecure: false, namesSites: false)
        == "seams_session=v; Path=/; HttpOnly; SameSite=Strict")
    #expect(
      Sessions.cookie("v", isSecure: true, namesSites: true)
        == "seams_session=v; Path=/; HttpOnly; SameSite=Lax; Secure")
  }

  @Test func tellsAClientHowToSendTheToken() throws {
    let problem = try #require(throws: Problem.self) {
      try guarded.refusal(of: .fixture("/api/v1/bookmarks")) { _ in true }
    }
    #expect(problem.status == .unauthorized)
    #expect(problem.fields[.wwwAuthenticate] == #"Bearer realm="seams""#)
  }

  @Test func redirectsABrowserToTheSignInPageAndBack() throws {
    let reply = try guarded.refusal(of: .fixture("/bookmarks?q=a")) { _ in true }
    #expect(reply.fields[.location] == "/sign-in?to=%2Fbookmarks%3Fq%3Da")
  }

  @Test(arguments: [
    ("http://localhost/bookmarks/new?url=a", "to=%2Fbookmarks%2Fnew%3Furl%3Da&"),
    ("https://LocalHost/bookmarks/new", "to=%2Fbookmarks%2Fnew&"), ("", ""),
    ("http://localhost/", ""), ("http://localhost", ""), ("http://localhost//evil.example", ""),
    ("http://localhost.evil.example/a", ""), ("https://evil.example/a", ""),
    ("http://localhost/bookmarks?notice=changed", "to=%2Fbookmarks&"),
    ("http://localhost/bookmarks?q=a&notice=changed&p=b", "to=%2Fbookmarks%3Fq%3Da%26p%3Db&"),
    ("http://localhost/bookmarks/edit?q=a", ""),
  ])
  func leadsBackToAFormThatWasNotSaved(_ referer: String, _ destination: String) throws {
    let form = HTTPRequest.fixture("/bookmarks", .post, fields: [.referer: referer])
    let reply = try guarded.refusal(of: form) { $0 != "/bookmarks/edit" }
    #expect(reply.fields[.location] == "/sign-in?\(destination)notice=unsaved")
  }

  @Test(arguments: [
    ("/bookmarks?q=a", "/bookmarks?q=a"), (nil, "/"), ("", "/"), ("//evil.example", "/"),
    ("/\\evil.example", "/"), ("https://evil.example", "/"), ("/a\tb", "/"),
    ("/\t/evil.example", "/"),
    ("/a\r\nSet-Cookie: x", "/"), ("/ü", "/"),
  ])
  func redirectsToLocalPathsOnly(_ text: String?, _ path: String) {
    #expect(LocalPath(text).text == path)
  }

  @Test(arguments: [
    ("a", "a", true), ("a", "b", false), ("a", "", false), ("", "", true), ("ab", "a", false),
  ])
  func comparesTextsByteByByte(_ one: String, _ other: String, _ same: Bool) {
    #expect(one.isSameInConstantTime(as: other) == same)
  }

  private func admits(_ cookie: String) async throws -> Bool {
    try await guarded.admits(.fixture(fields: [.cookie: cookie]))
  }
}

extension Sessions {
  /// Sessions with a store in memory.
  static func fixture(
    _ token: String, _ store: InMemorySignInStore = InMemorySignInStore(),
    _ clock: any WallClock = FixedWallClock(.fixture()),
    random: @escaping @Sendable () -> UInt64 = { .random(in: .min ... .max) }
  ) -> Sessions {
    Sessions(
      token: valid(AccessToken(token), token), store: store, digesting: PlainSecretDigesting(),
      clock: clock, random: random)
  }
}

@Suite struct ServerSignInAttemptsTests {
  private let start = ContinuousClock.now

  @Test func doublesTheWaitAfterTheFreeAttempts() {
    var attempts = SignInAttempts()
    var now = start
    for _ in 0..<SignInAttempts.free { #expect(attempts.begin([.client("a")], at: now) == nil) }
    for seconds in [1, 2, 4, 8] {
      #expect(attempts.begin([.client("a")], at: now) == .seconds(seconds))
      now += .seconds(seconds)
      #expect(attempts.begin([.client("a")], at: now) == nil)
    }
  }

  @Test func limitsTheWaitOfAName() {
    var attempts = SignInAttempts()
    var now = start
    for _ in 0..<200 {
      _ = attempts.begin([.name("ada")], at: now)
      now += .seconds(30)
    }
    #expect(attempts.begin([.name("ada")], at: now) == nil)
  }

  @Test func aSuccessResetsTheNameButNotTheOtherFailuresOfTheClient() {
    var attempts = SignInAttempts()
    let keys: [SignInAttempts.Key] = [.client("a"), .name("ada")]
    for _ in 0..<SignInAttempts.free { _ = attempts.begin(keys, at: start) }
    attempts.succeed(keys)
    #expect(attempts.begin(keys, at: start) == nil)
    #expect(attempts.begin([.name("ada")], at: start) == nil)
    let lastWait = attempts.begin([.client("a")], at: start)
    #expect(lastWait != nil)
  }

  @Test func forgetsFailuresAfterAnHour() {
    var attempts = SignInAttempts()
    for _ in 0..<SignInAttempts.free { _ = attempts.begin([.client("a")], at: start) }
    for _ in 0..<SignInAttempts.free {
      #expect(attempts.begin([.client("a")], at: start + SignInAttempts.memory) == nil)
    }
  }

  @Test func forgetsTheOldestFailuresAtTheLimit() {
    var attempts = SignInAttempts()
    for _ in 0..<SignInAttempts.free { _ = attempts.begin([.client("first")], at: start) }
    for number in 0..<SignInAttempts.limit {
      _ = attempts.begin([.client("\(number)")], at: start + .microseconds(1 + number))
    }
    #expect(attempts.begin([.client("first")], at: start + .milliseconds(500)) == nil)
  }

  @Test(arguments: [HTTPResponse.Status.unprocessableContent, .serviceUnavailable])
  func anAttemptWithAnotherErrorNeitherCountsNorResetsTheName(
    _ status: HTTPResponse.Status
  ) async throws {
    let signIns = SignInGuard(now: { start })
    let client = ClientAddress("192.0.2.7")
    for _ in 1..<SignInAttempts.free {
      _ = try? await signIns.signIn("ada", from: client) { ServerReply(.forbidden) }
      _ = try? await signIns.signIn("ada", from: client) { ServerReply(status) }
    }
    _ = try await signIns.signIn("ada", from: client) { ServerReply(.forbidden) }
    let failure = await #expect(throws: Problem.self) {
      try await signIns.signIn("ada", from: nil) { ServerReply(.ok) }
    }
    #expect(failure?.status == .tooManyRequests)
  }

  @Test func attemptsThatDoNotCountLeaveTheCountsOfOthers() {
    var attempts = SignInAttempts()
    for _ in 0..<SignInAttempts.free { #expect(attempts.begin([.name("ada")], at: start) == nil) }
    for number in 0...SignInAttempts.limit {
      let key = SignInAttempts.Key.name("\(number)")
      _ = attempts.begin([key], at: start + .milliseconds(1))
      attempts.withdraw([key])
    }
    #expect(attempts.begin([.name("ada")], at: start + .milliseconds(1)) != nil)
  }

  @Test func logsEachFailureWithoutTheTypedText() async throws {
    let lines = Recorder<String>()
    let signIns = SignInGuard(now: { start }, warn: lines.remember)
    let client = ClientAddress("192.0.2.7")
    for _ in 0...SignInAttempts.free {
      _ = try? await signIns.signIn("ada", from: client) { ServerReply(.forbidden) }
    }
    try signIns.countWrongToken(from: client)
    let all = lines.all
    #expect(all.count == SignInAttempts.free + 2)
    #expect(all.allSatisfy { $0.hasPrefix("Failed sign-in from 192.0.2.7: ") })
    #expect(!all.joined().contains("ada"))
  }
}

@Suite struct ServerForgeryGuardTests {
  @Test(arguments: [
    (
      HostNames.loopback,
      ["127.0.0.1", "127.0.0.1:8080", "localhost", "LocalHost:8080", "[::1]", "[::1]:8080"],
      [
        "example.org", "127.0.0.1.example.org", "localhost.example.org:8080", "127.0.0.1:x",
        "127.0.0.1:", "user@127.0.0.1", "[::2]", "[::1", "[::1]x", "0.0.0.0", "127.0.0.2", "",
      ]
    ),
    (
      .beyondLoopback(["seams.example.org"]),
      [
        "seams.example.org", "Seams.Example.Org:8080", "192.168.0.2:8080", "[fd00::1]:8080",
        "localhost", "10.0.0.1",
      ],
      ["example.org", "10.0.0.1.example.org", "a.seams.example.org", "[fd00::x]", "1.2.3"]
    ),
  ])
  func acceptsOnlyItsNamesAndAddresses(
    _ names: HostNames, _ accepted: [String], _ rejected: [String]
  ) {
    for host in accepted { #expect(refusal(host: host, names: names) == nil, "\(host)") }
    for host in rejected {
      #expect(refusal(host: host, names: names) == .misdirectedRequest, "\(host)")
    }
  }

  @Test func rejectsARequestWithoutAHostOrWithTwo() {
    #expect(refusal(host: nil) == .badRequest)
    #expect(refusal(host: "localhost", fields: [.secondHost: "localhost"]) == .badRequest)
  }

  @Test(arguments: [HTTPRequest.Method.post, .delete, .put, .patch])
  func rejectsChangesFromPagesOfOtherSites(_ method: HTTPRequest.Method) {
    let origins = [
      "http://example.org", "null", "http://127.0.0.1:9999", "https://127.0.0.1:8080",
      "http://127.0.0.1", "http://localhost:8080",
    ]
    for origin in origins { #expect(refusal(method, fields: [.origin: origin]) == .forbidden) }
    for site in ["cross-site", "same-site", "else"] {
      #expect(refusal(method, fields: [.secFetchSite: site]) == .forbidden)
    }
  }

  @Test func acceptsChangesFromPagesBehindATLSProxy() {
    let forgery = ForgeryGuard(names: .beyondLoopback(["seams.example.org"]))
    let refusal = { (origin: String) in
      forgery.refusal(
        of: .fixture("/bookmarks", .post, host: "seams.example.org", fields: [.origin: origin]))
    }
    #expect(refusal("https://seams.example.org") == nil)
    #expect(refusal("https://other.example.org")?.status == .forbidden)
    #expect(refusal("https://seams.example.org.evil.example")?.status == .forbidden)
  }

  @Test func acceptsChangesFromItsOwnPagesAndFromOtherClientsThanBrowsers() {
    #expect(refusal(.post, fields: [.origin: "http://127.0.0.1:8080"]) == nil)
    #expect(refusal(.post, fields: [.secFetchSite: "same-origin"]) == nil)
    #expect(refusal(.post, fields: [.secFetchSite: "none"]) == nil)
    #expect(refusal(.delete) == nil)
  }

  @Test(arguments: [HTTPRequest.Method.get, .head, .options])
  func acceptsLinksFromOtherSites(_ method: HTTPRequest.Method) {
    #expect(refusal(method, fields: [.secFetchSite: "cross-site"]) == nil)
  }

  private func refusal(
    _ method: HTTPRequest.Method = .get, host: String? = "127.0.0.1:8080",
    fields: HTTPFields = [:], names: HostNames = .loopback
  ) -> HTTPResponse.Status? {
    ForgeryGuard(names: names)
      .refusal(of: .fixture("/", method, host: host, fields: fields))?.status
  }
}
