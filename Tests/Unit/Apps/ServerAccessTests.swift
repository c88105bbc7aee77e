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
    #expect(try await AccessGuard(sessions: nil).admits(request()))
  }

  @Test(arguments: ["Bearer \(secret)", "bearer  \(secret)"])
  func admitsARequestWithTheToken(_ field: String) async throws {
    #expect(try await guarded.admits(request([.authorization: field])))
  }

  @Test(arguments: [
    "", "Bearer", "Bearer x", "Bearer \(secret)x", "Bearer \(secret.dropLast())", "Basic \(secret)",
    "\(secret)", "Bearer \(secret) x", "Bearer 1123456789abcdef0123456789abcdef",
  ])
  func rejectsARequestWithAnInvalidToken(_ field: String) async throws {
    #expect(try await !guarded.admits(request([.authorization: field])))
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
    #expect(problem.status == .serviceUnavailable && problem.detail == "Busy.")
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
      Sessions.cookie("v", isSecure: false)
        == "seams_session=v; Path=/; HttpOnly; SameSite=Strict")
    #expect(
      Sessions.cookie("v", isSecure: true)
        == "seams_session=v; Path=/; HttpOnly; SameSite=Strict; Secure")
  }

  @Test func tellsAClientHowToSendTheToken() throws {
    let problem = try #require(throws: Problem.self) {
      try guarded.refusal(of: request(path: "/api/v1/bookmarks"))
    }
    #expect(problem.status == .unauthorized)
    #expect(problem.fields[.wwwAuthenticate] == #"Bearer realm="seams""#)
  }

  @Test func redirectsABrowserToTheSignInPageAndBack() throws {
    let reply = try guarded.refusal(of: request(path: "/bookmarks?q=a"))
    #expect(reply.fields[.location] == "/sign-in?to=%2Fbookmarks%3Fq%3Da")
    let sent = try guarded.refusal(of: request(path: "/bookmarks", method: .post))
    #expect(sent.fields[.location] == "/sign-in")
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
    try await guarded.admits(request([.cookie: cookie]))
  }

  private func request(
    _ fields: HTTPFields = [:], path: String = "/", method: HTTPRequest.Method = .get
  ) -> HTTPRequest {
    HTTPRequest(
      method: method, scheme: "http", authority: "localhost", path: path, headerFields: fields)
  }
}

extension Sessions {
  /// Sessions with a store in memory.
  static func fixture(
    _ token: String, _ store: InMemorySignInStore = InMemorySignInStore(),
    _ clock: any WallClock = FixedWallClock(.fixture()),
    random: @escaping @Sendable () -> UInt64 = { .random(in: .min ... .max) }
  ) -> Sessions {
    guard let token = AccessToken(token) else { preconditionFailure("the token is too short") }
    return Sessions(
      token: token, store: store, digesting: PlainSecretDigesting(), clock: clock, random: random)
  }
}
