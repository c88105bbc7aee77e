import CoreDomain
import CoreTesting
import HTTPTypes
import Synchronization
import Testing
import ViewTestSupport

@testable import CoreWeb
@testable import seams_server

@Suite struct ServerSiteTests {
  private static let secret = "0123456789abcdef0123456789abcdef"

  private let clock = PassingClock()
  private let signIn = ServerSiteTests.signIn()

  @Test(arguments: [
    ("/a/x", "/a/x"), ("/a/y", "/a/:id"), ("/a/x/", "/a/x"), ("/a/y/edit", "/a/:id/edit"),
    ("/a/x/edit", "/a/:id/edit"), ("/", "/"), ("/a", nil), ("/b", nil), ("", nil), ("*", nil),
    ("/a/y%00", nil),
  ])
  func prefersALiteralSegmentToAParameter(_ path: String, _ pattern: String?) {
    let table = RouteTable(
      ["/", "/a/x", "/a/:id", "/a/:id/edit"].map { ServerRoute(.get, $0) { _ in .text("") } })
    #expect(table.place(at: path[...])?.pattern == pattern)
  }

  @Test func unescapesTheParametersOfARoute() async {
    let site = Site.serving([
      ServerRoute(.get, "/a/:id/:name") {
        .text($0.parameters.sorted { $0.key < $1.key }.description)
      }
    ])
    let answer = await site.answer(.fixture("/a/b%2Fc/d+e?x=1"), body: NoBytes())
    #expect(answer.reply.text == #"[(key: "id", value: "b/c"), (key: "name", value: "d+e")]"#)
    #expect(answer.pattern == "/a/:id/:name")
  }

  @Test func namesTheAllowedMethods() async {
    let site = Site.serving([
      ServerRoute(.get, "/a") { _ in .text("") }, ServerRoute(.post, "/a") { _ in .text("") },
    ])
    let reply = await site.reply(to: "/a", .delete)
    #expect(reply.status == .methodNotAllowed)
    #expect(reply.fields[.allow] == "GET, HEAD, POST")
    #expect(reply.text.contains(">DELETE is not allowed here. Use one of: GET, HEAD, POST.</p>"))
    #expect(await site.reply(to: "/a", .head).status == .ok)
  }

  @Test func reportsAnUnknownPath() async {
    let answer = await Site.serving([]).answer(.fixture("/b\u{9B}?q"), body: NoBytes())
    #expect(answer.reply.status == .notFound)
    #expect(answer.reply.text.contains("There is nothing at “/b\u{FFFD}”."))
    #expect(answer.pattern == nil)
  }

  @Test(arguments: ["/a", "/nowhere", "//"])
  func addsTheSecurityHeadersToEveryReply(_ path: String) async {
    let site = Site.serving([ServerRoute(.get, "/a") { _ in .text("") }])
    let fields = await site.reply(to: path).fields
    for field in SecurityHeaders.fields { #expect(fields[field.name] == field.value) }
  }

  @Test func readsABodyUpToItsLimit() async {
    let site = Site.serving([ServerRoute(.post, "/a") { .text("\($0.body.count)") }])
    let fits = BytesSource([[UInt8](repeating: 0, count: BodyUse.limit), []])
    #expect(await site.reply(to: "/a", .post, body: fits).text == "\(BodyUse.limit)")
    let tooLong = BytesSource([[UInt8](repeating: 0, count: BodyUse.limit), [1]])
    let reply = await site.reply(to: "/a", .post, body: tooLong)
    #expect(reply.status == .contentTooLarge)
    let broken = BytesSource([[1]], failure: .unreadable(path: "x", reason: "y"))
    #expect(await site.reply(to: "/a", .post, body: broken).status == .badRequest)
  }

  @Test(arguments: [
    (BodyUse.whole, "The body is longer than 1048576 bytes, which is the limit."),
    (.streamed, "The body is longer than 268435456 bytes, which is the limit."),
  ])
  func rejectsABodyByItsDeclaredLength(_ use: BodyUse, _ detail: String) async throws {
    let site = Site.serving([ServerRoute(.post, "/a", body: use) { _ in .text("") }])
    let source = BytesSource("x")
    let reply = await site.reply(
      to: "/a", .post, body: source, fields: [.contentLength: "\(use.limit + 1)"])
    #expect(reply.status == .contentTooLarge && reply.text.contains(detail))
    #expect(try await source.next() == Array("x".utf8), "nothing was read")
  }

  @Test func readsAnUploadUpToItsLimit() async throws {
    let source = LimitedSource(BytesSource([[1, 2], [3]]), limit: 2)
    #expect(try await source.next() == [1, 2])
    await #expect(throws: FileFailure.tooLarge(path: "the upload", limit: 2)) {
      try await source.next()
    }
  }

  @Test func reportsItsOwnErrorsOnlyInTheLog() async {
    struct Secret: Error {}
    let lines = Recorder<String>()
    let site = Site.serving(
      [ServerRoute(.get, "/a") { _ in throw Secret() }], log: lines.remember)
    let reply = await site.reply(to: "/a?q")
    #expect(reply.status == .internalServerError)
    #expect(reply.text.contains("Internal error. The log of the server has the details."))
    #expect(!reply.text.contains("Secret"))
    #expect(lines.all == ["GET /a: Secret()"])
  }

  @Test func logsItsProblems() async {
    let page = Page(title: "A", content: "", problem: Problem(.insufficientStorage, "Full."))
    let lines = Recorder<String>()
    let site = Site.serving(
      [
        ServerRoute(.get, "/a") { _ in PageLayout(menus: []).reply(page) },
        ServerRoute(.get, "/api/b") { _ in throw Problem(.internalServerError, "No\ndisk.") },
        ServerRoute(.get, "/c") { _ in throw Problem.busy("Busy.") },
        ServerRoute(.get, "/d") { _ in throw Problem.stopping },
        ServerRoute(.get, "/e") { _ in throw Problem(.notFound, "Gone.") },
      ], log: lines.remember)
    for path in ["/a", "/api/b", "/c", "/d", "/e"] { _ = await site.reply(to: path + "?q=secret") }
    #expect(
      lines.all == [
        "GET /a: 507 Full.", "GET /api/b: 500 No\u{FFFD}disk.", "GET /c: 503 Busy.",
      ])
  }

  @Test func rejectsCrossSiteRequestsFirst() async {
    let site = Site.serving([
      ServerRoute(.post, "/a") { _ in
        Issue.record("The route answers a request of another site.")
        return .text("")
      }
    ])
    let reply = await site.reply(to: "/a", .post, fields: [.origin: "https://evil.example"])
    #expect(reply.status == .forbidden)
  }

  /// A story of a feed can contain a picture with any address.
  @Test(arguments: [
    (nil as String?, [200, 200, 200], "false"), ("document", [200, 200, 200], "false"),
    ("empty", [200, 200, 200], "false"), ("image", [403, 200, 200], "true"),
    ("iframe", [403, 403, 200], "true"), ("script", [403, 403, 200], "true"),
  ])
  func doesNotActIfAPageEmbedsTheReply(
    _ destination: String?, _ statuses: [Int], _ isForeign: String
  ) async {
    let site = Site.serving([
      ServerRoute(.get, "/a", acts: true) { _ in .text("") },
      ServerRoute(.get, "/a/b.svg", acts: true, isPicture: true) { _ in .text("") },
      ServerRoute(.get, "/b") { .text("\($0.isForeign)") },
    ])
    var fields: HTTPFields = [
      .secFetchSite: "same-origin", .referer: "http://localhost/a/list",
    ]
    fields[.secFetchDest] = destination
    var replies: [ServerReply] = []
    for path in ["/a", "/a/b.svg", "/b"] {
      replies.append(await site.reply(to: path, fields: fields))
    }
    #expect(replies.map(\.status.code) == statuses)
    #expect(replies.last?.text == isForeign)
  }

  @Test(arguments: [
    ("http://localhost/a/list?c" as String?, 200), ("http://localhost/a?c", 200),
    ("http://localhost/stories/1", 403), ("http://localhost/stories/a/", 403),
    ("http://localhost/", 403), ("https://evil.example/a", 403), (nil, 403),
  ])
  func actsForAPictureOnlyIfAPageOfTheSameFeatureEmbedsIt(
    _ referer: String?, _ status: Int
  ) async {
    let site = Site.serving([
      ServerRoute(.get, "/a/b.svg", acts: true, isPicture: true) { _ in .text("") }
    ])
    var fields: HTTPFields = [.secFetchSite: "same-origin", .secFetchDest: "image"]
    fields[.referer] = referer
    #expect(await site.reply(to: "/a/b.svg?c", fields: fields).status.code == status)
  }

  @Test(arguments: [
    ("/open", 200), ("/a", 303), ("/api/a", 401), ("/nowhere", 303), ("/api/nowhere", 401),
    ("/metrics", 401),
  ])
  func requiresTheTokenBeforeItRevealsItsRoutes(_ path: String, _ status: Int) async {
    let site = Site.serving(
      [
        ServerRoute(.get, "/open", isOpen: true) { _ in .text("") },
        ServerRoute(.get, "/a") { _ in .text("") }, ServerRoute(.get, "/api/a") { _ in .text("") },
        ServerRoute(.get, "/metrics") { _ in .text("") },
      ], access: AccessGuard(sessions: .fixture(Self.secret)))
    #expect(await site.reply(to: path).status.code == status)
  }

  @Test func signsABrowserInAndRedirectsItBack() async throws {
    let page = await signIn.reply(to: "/sign-in?to=%2Fa%3Fb")
    #expect(page.text.contains(#"name="to" value="/a?b""#))
    #expect(page.text.contains(#"<input id="token" name="token" type="password""#))
    let wrong = await reply(toToken: "wrong", at: signIn)
    #expect(wrong.status == .forbidden)
    #expect(wrong.fields[.setCookie] == nil)
    #expect(wrong.text.contains("The access token is wrong."))
    let right = await reply(toToken: Self.secret, at: signIn)
    #expect(right.fields[.location] == "/a")
    let cookie = try #require(right.fields[.setCookie]).prefix { $0 != ";" }
    #expect(!cookie.contains(Self.secret))
    let known: HTTPFields = [.cookie: String(cookie)]
    #expect(await signIn.reply(to: "/secret", fields: known).status == .ok)
    _ = await signIn.reply(to: "/sign-out", .post, fields: known)
    #expect(await signIn.reply(to: "/secret", fields: known).status == .seeOther)
  }

  @Test(arguments: [[:], [.cookie: "seams_session=ended"]] as [HTTPFields])
  func signingOutDeletesTheCookiesOfTheFeaturesEvenIfTheSessionHasEnded(
    _ fields: HTTPFields
  ) async throws {
    let pebbles = ServerFeature(
      menu: PageMenu("Pebbles", []), routes: { _ in [] }, api: OpenAPIPart("{}"), isReady: {},
      card: { _, _ in HomeCard() }, cookies: ["pebble"])
    let site = try Self.site(of: [pebbles])
    let reply = await site.reply(to: "/sign-out", .post, fields: fields)
    #expect(reply.status == .seeOther && reply.fields[.location] == "/sign-in")
    #expect(
      reply.fields[values: .setCookie] == [
        "seams_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
        "pebble=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
      ])
  }

  @Test(arguments: [("/a", HTTPRequest.Method.get), ("/api/a", .get), ("/sign-out", .post)])
  func doesNotTellAStrangerWhyTheSignInsCannotBeRead(
    _ path: String, _ method: HTTPRequest.Method
  ) async {
    let store = InMemorySignInStore()
    store.fail(.busy(reason: "The host db is away."))
    let access = AccessGuard(sessions: .fixture(Self.secret, store))
    let lines = Recorder<String>()
    let site = Site.serving(
      SignIn(access: access, layout: PageLayout(menus: [])).routes
        + ["/a", "/api/a"].map { ServerRoute(.get, $0) { _ in .text("") } },
      access: access, log: lines.remember)
    let forged = "\(Sessions.cookieName)=\(String(repeating: "0", count: 64))"
    let reply = await site.reply(to: path, method, fields: [.cookie: forged])
    #expect(reply.status == .serviceUnavailable && reply.fields[.retryAfter] == "1")
    #expect(reply.text.contains("The server cannot use its data. Its log has the reason."))
    #expect(!reply.text.contains("host db"))
    #expect(lines.all == ["\(method.rawValue) \(path): 503 The host db is away."])
  }

  @Test func saysThatAFormWasNotSavedIfTheSessionHasEnded() async throws {
    let refusal = await signIn.reply(
      to: "/secret", .post, fields: [.referer: "http://localhost/secret?a"])
    let place = try #require(refusal.fields[.location])
    let page = await signIn.reply(to: place)
    #expect(page.status == .ok)
    #expect(page.text.contains("<p role=\"alert\">\(SignInNotice.unsaved.sentence)</p>"))
    #expect(page.text.contains(#"name="to" value="/secret?a""#))
    #expect(await !signIn.reply(to: "/sign-in").text.contains("alert"))
  }

  @Test func leadsHomeAfterSigningInIfThePageOfAFormHasNoAddress() async {
    let refusal = await signIn.reply(
      to: "/secret", .post, fields: [.referer: "http://localhost/sign-out"])
    #expect(refusal.fields[.location] == "/sign-in?notice=unsaved")
  }

  @Test(arguments: [("same-origin" as String?, "SameSite=Lax"), (nil, "SameSite=Strict")])
  func aLinkOfAnotherSiteCarriesTheSessionOfABrowserThatNamesTheSite(
    _ site: String?, _ policy: String
  ) async throws {
    var fields: HTTPFields = [:]
    fields[.secFetchSite] = site
    let reply = await reply(toToken: Self.secret, at: signIn, fields)
    #expect(try #require(reply.fields[.setCookie]).contains(policy))
  }

  @Test func delaysSignInAfterWrongTokens() async {
    var statuses: [Int] = []
    for _ in 0..<20 { statuses.append(await reply(toToken: "wrong", at: signIn).status.code) }
    #expect(statuses.first == 403)
    #expect(statuses.last == 429)
    #expect(await reply(toToken: Self.secret, at: signIn).status == .tooManyRequests)
  }

  @Test func delaysOnlyTheProgramsOfANetworkThatSendWrongTokens() async {
    let site = Site.serving(
      [ServerRoute(.get, "/api/a", isReusable: true) { _ in .text("") }],
      access: AccessGuard(sessions: .fixture(Self.secret)),
      cache: ReplyCache(versions: SettableDataVersions()), now: clock.now)
    let send = { (token: String, client: String) in
      let head = HTTPRequest.fixture("/api/a", fields: [.authorization: "Bearer \(token)"])
      return await site.answer(head, body: NoBytes(), from: client).reply
    }
    for _ in 0..<SignInAttempts.free {
      #expect(await send(Self.secret, "192.0.2.1").status == .ok)
      #expect(await send("wrong", "192.0.2.1").status == .unauthorized)
    }
    let reply = await send("wrong", "192.0.2.1")
    #expect(reply.status == .tooManyRequests && reply.fields[.retryAfter] == "2")
    #expect(await send(Self.secret, "192.0.2.1").status == .ok)
    #expect(await send("wrong", "192.0.2.2").status == .unauthorized)
    clock.pass(.seconds(2))
    #expect(await send("wrong", "192.0.2.1").status == .unauthorized)
  }

  @Test func countsTheClientsOfATrustedProxySeparately() async throws {
    let site = try Self.site(behind: ["198.51.100.1"])
    let guess = { (client: String) in
      let head = HTTPRequest.fixture(
        "/sign-in", .post,
        fields: [.contentType: "application/x-www-form-urlencoded", .xForwardedFor: client])
      return await site.answer(head, body: BytesSource("token=wrong"), from: "198.51.100.1").reply
        .status
    }
    for _ in 0..<SignInAttempts.free { #expect(await guess("192.0.2.1") == .forbidden) }
    #expect(await guess("192.0.2.1") == .tooManyRequests)
    #expect(await guess("192.0.2.2") == .forbidden)
  }

  @Test func limitsTheTimeForABody() async {
    let dripping = DrippingSource { clock.pass(.seconds(1)) }
    let site = Site.serving([ServerRoute(.post, "/a") { _ in .text("") }], now: clock.now)
    #expect(await site.reply(to: "/a", .post, body: dripping).status == .requestTimeout)
    #expect(dripping.count < 40)
  }

  @Test func endsAnUploadThatTricklesIn() async {
    let dripping = DrippingSource { clock.pass(.seconds(1)) }
    #expect(await upload {}.reply(to: "/a", .post, body: dripping).status == .requestTimeout)
    #expect(dripping.count < 100)
  }

  @Test func doesNotCountTheTimeOfTheServerForAnUpload() async {
    let site = upload { clock.pass(.seconds(900)) }
    #expect(await site.reply(to: "/a", .post, body: BytesSource("ab")).status == .ok)
  }

  @Test func endsAnUploadAfterTenMinutes() async {
    let piece = [UInt8](repeating: 0, count: 1024 * 1024)
    let dripping = DrippingSource(piece) { clock.pass(.seconds(10)) }
    #expect(await upload {}.reply(to: "/a", .post, body: dripping).status == .requestTimeout)
    #expect(dripping.count == 61)
  }

  @Test func rejectsAnAddressThatIsTooLong() async {
    let site = Site.serving([ServerRoute(.get, "/a") { _ in .text("") }])
    let query = "/a?" + String(repeating: "x", count: Site.targetLimit - 3)
    #expect(await site.reply(to: query).status == .ok)
    #expect(await site.reply(to: query + "x").status == .uriTooLong)
  }

  /// A site that reads uploads by the test's own clock, and does some work after each piece.
  private func upload(working: @escaping @Sendable () -> Void) -> Site {
    let route = ServerRoute(.post, "/a", body: .streamed) { request in
      while try await request.source.next() != nil { working() }
      return .text("")
    }
    return Site.serving([route], now: clock.now)
  }

  private func reply(
    toToken token: String, at site: Site, _ fields: HTTPFields = [:]
  ) async -> ServerReply {
    await site.reply(
      to: "/sign-in", .post, type: "application/x-www-form-urlencoded",
      body: BytesSource("token=\(token)&to=/a"), fields: fields)
  }

  /// The site of a server with a token.
  private static func site(
    of features: [ServerFeature] = [], behind proxies: [String] = []
  ) throws -> Site {
    let features = ServerFeatures(features)
    return features.site(
      settings: try ServerSettings(
        host: "0.0.0.0", port: 0, trustedProxies: proxies, token: secret),
      versions: UnknownDataVersions(), news: ScriptedChangeNews(),
      health: Health(
        isReady: features.isReady, stopping: Stopping(),
        metrics: ServerMetrics(version: "0", start: .fixture())),
      sessions: .fixture(secret), log: { _ in })
  }

  private static func signIn() -> Site {
    let access = AccessGuard(sessions: .fixture(secret))
    return Site.serving(
      [ServerRoute(.get, "/secret") { _ in .text("") }]
        + SignIn(access: access, layout: PageLayout(menus: [])).routes, access: access)
  }
}

/// The test's own clock.
private final class PassingClock: Sendable {
  private let time = Mutex(ContinuousClock.now)

  @Sendable func now() -> ContinuousClock.Instant { time.withLock { $0 } }

  func pass(_ duration: Duration) { time.withLock { $0 += duration } }
}

/// A body that arrives in pieces and never ends.
private final class DrippingSource: ByteSource {
  private let drips = Mutex(0)
  private let piece: [UInt8]
  private let wait: @Sendable () -> Void

  init(_ piece: [UInt8] = [UInt8(ascii: "x")], waiting wait: @escaping @Sendable () -> Void) {
    self.piece = piece
    self.wait = wait
  }

  var count: Int { drips.withLock { $0 } }

  func next() async throws(FileFailure) -> [UInt8]? {
    wait()
    let count = drips.withLock { drips in
      drips += 1
      return drips
    }
    return count < 10_000 ? piece : nil
  }
}
