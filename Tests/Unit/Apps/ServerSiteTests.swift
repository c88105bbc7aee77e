import CoreDomain
import CoreTesting
import HTTPTypes
import Synchronization
import Testing

@testable import CoreWeb
@testable import seams_server

@Suite struct ServerSiteTests {
  private static let noCache = ReplyCache(versions: UnknownDataVersions())
  private static let secret = "0123456789abcdef0123456789abcdef"

  @Test(arguments: [
    ("/a/x", "/a/x"), ("/a/y", "/a/:id"), ("/a/x/", "/a/x"), ("/a/y/edit", "/a/:id/edit"),
    ("/a/x/edit", "/a/:id/edit"), ("/", "/"), ("/a", nil), ("/b", nil), ("", nil), ("*", nil),
  ])
  func prefersALiteralSegmentToAParameter(_ path: String, _ pattern: String?) {
    let table = RouteTable(
      ["/", "/a/x", "/a/:id", "/a/:id/edit"].map { ServerRoute(.get, $0) { _ in .text("") } })
    #expect(table.place(at: path[...])?.pattern == pattern)
  }

  @Test func unescapesTheParametersOfARoute() async {
    let site = site([
      ServerRoute(.get, "/a/:id/:name") {
        .text($0.parameters.sorted { $0.key < $1.key }.description)
      }
    ])
    let answer = await site.answer(head(.get, "/a/b%2Fc/d+e?x=1"), body: NoBytes())
    #expect(answer.reply.text == #"[(key: "id", value: "b/c"), (key: "name", value: "d+e")]"#)
    #expect(answer.pattern == "/a/:id/:name")
  }

  @Test func namesTheAllowedMethods() async {
    let site = site([
      ServerRoute(.get, "/a") { _ in .text("") }, ServerRoute(.post, "/a") { _ in .text("") },
    ])
    let reply = await site.answer(head(.delete, "/a"), body: NoBytes()).reply
    #expect(reply.status == .methodNotAllowed)
    #expect(reply.fields[.allow] == "GET, HEAD, POST")
    #expect(await site.answer(head(.head, "/a"), body: NoBytes()).reply.status == .ok)
  }

  @Test func reportsAnUnknownPath() async {
    let answer = await site([]).answer(head(.get, "/b\u{9B}?q"), body: NoBytes())
    #expect(answer.reply.status == .notFound)
    #expect(answer.reply.text.contains("There is nothing at “/b\u{FFFD}”."))
    #expect(answer.pattern == nil)
  }

  @Test(arguments: ["/a", "/nowhere", "//"])
  func addsTheSecurityHeadersToEveryReply(_ path: String) async {
    let site = site([ServerRoute(.get, "/a") { _ in .text("") }])
    let fields = await site.answer(head(.get, path), body: NoBytes()).reply.fields
    for field in SecurityHeaders.fields { #expect(fields[field.name] == field.value) }
  }

  @Test func readsABodyUpToItsLimit() async {
    let site = site([ServerRoute(.post, "/a") { .text("\($0.body.count)") }])
    let fits = BytesSource([[UInt8](repeating: 0, count: BodyUse.limit), []])
    #expect(await site.answer(head(.post, "/a"), body: fits).reply.text == "\(BodyUse.limit)")
    let tooLong = BytesSource([[UInt8](repeating: 0, count: BodyUse.limit), [1]])
    let reply = await site.answer(head(.post, "/a"), body: tooLong).reply
    #expect(reply.status == .contentTooLarge)
    let broken = BytesSource([[1]], failure: .unreadable(path: "x", reason: "y"))
    #expect(await site.answer(head(.post, "/a"), body: broken).reply.status == .badRequest)
  }

  @Test(arguments: [
    (BodyUse.whole, "The body is longer than 1048576 bytes, which is the limit."),
    (.streamed, "The body is longer than 268435456 bytes, which is the limit."),
  ])
  func rejectsABodyByItsDeclaredLength(_ use: BodyUse, _ detail: String) async {
    let site = site([ServerRoute(.post, "/a", body: use) { _ in .text("") }])
    let head = head(.post, "/a", [.contentLength: "\(Int.max)"])
    let reply = await site.answer(head, body: NoBytes()).reply
    #expect(reply.status == .contentTooLarge && reply.text.contains(detail))
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
    let lines = Mutex<[String]>([])
    let site = site([ServerRoute(.get, "/a") { _ in throw Secret() }]) { line in
      lines.withLock { $0.append(line) }
    }
    let reply = await site.answer(head(.get, "/a?q"), body: NoBytes()).reply
    #expect(reply.status == .internalServerError)
    #expect(reply.text.contains("Internal error. The log of the server has the details."))
    #expect(!reply.text.contains("Secret"))
    #expect(lines.withLock { $0 } == ["GET /a: Secret()"])
  }

  @Test func rejectsCrossSiteRequestsFirst() async {
    let wasAsked = Mutex(false)
    let site = site([
      ServerRoute(.post, "/a") { _ in
        wasAsked.withLock { $0 = true }
        return .text("")
      }
    ])
    let reply = await site.answer(
      head(.post, "/a", [.origin: "https://evil.example"]), body: NoBytes()
    ).reply
    #expect(reply.status == .forbidden)
    #expect(wasAsked.withLock { $0 } == false)
  }

  @Test(arguments: [
    ("/open", 200), ("/a", 303), ("/api/a", 401), ("/nowhere", 303), ("/api/nowhere", 401),
    ("/metrics", 401),
  ])
  func requiresTheTokenBeforeItRevealsItsRoutes(_ path: String, _ status: Int) async {
    let site = site(
      [
        ServerRoute(.get, "/open", isOpen: true) { _ in .text("") },
        ServerRoute(.get, "/a") { _ in .text("") }, ServerRoute(.get, "/api/a") { _ in .text("") },
        ServerRoute(.get, "/metrics") { _ in .text("") },
      ], token: Self.secret)
    #expect(await site.answer(head(.get, path), body: NoBytes()).reply.status.code == status)
  }

  @Test func signsABrowserInAndRedirectsItBack() async throws {
    let site = signIn(token: Self.secret)
    let page = await site.answer(head(.get, "/sign-in?to=%2Fa%3Fb"), body: NoBytes()).reply
    #expect(page.text.contains(#"name="to" value="/a?b""#))
    #expect(page.text.contains(#"<input id="token" name="token" type="password""#))
    let wrong = await site.answer(form("token=wrong&to=/a"), body: BytesSource("token=wrong&to=/a"))
      .reply
    #expect(wrong.status == .forbidden)
    #expect(wrong.fields[.setCookie] == nil)
    #expect(wrong.text.contains("The access token is wrong."))
    let right = await site.answer(form(""), body: BytesSource("token=\(Self.secret)&to=/a")).reply
    #expect(right.fields[.location] == "/a")
    let cookie = try #require(right.fields[.setCookie]).prefix { $0 != ";" }
    #expect(!cookie.contains(Self.secret))
    let known = head(.get, "/secret", [.cookie: String(cookie)])
    #expect(await site.answer(known, body: NoBytes()).reply.status == .ok)
    _ = await site.answer(head(.post, "/sign-out", [.cookie: String(cookie)]), body: NoBytes())
    #expect(await site.answer(known, body: NoBytes()).reply.status == .seeOther)
  }

  @Test func limitsTheTimeForABody() async {
    let clock = Mutex(ContinuousClock.now)
    let site = site(ServerRoute(.post, "/a") { _ in .text("") }) { clock.withLock { $0 } }
    let dripping = DrippingSource { clock.withLock { $0 += .seconds(1) } }
    let reply = await site.answer(head(.post, "/a"), body: dripping).reply
    #expect(reply.status == .requestTimeout)
    #expect(dripping.count < 40)
  }

  @Test func endsAnUploadThatTricklesIn() async {
    let clock = Mutex(ContinuousClock.now)
    let upload = ServerRoute(.post, "/a", body: .streamed) { request in
      while try await request.source.next() != nil {}
      return .text("")
    }
    let site = site(upload) { clock.withLock { $0 } }
    let dripping = DrippingSource { clock.withLock { $0 += .seconds(1) } }
    let reply = await site.answer(head(.post, "/a"), body: dripping).reply
    #expect(reply.status == .requestTimeout)
    #expect(dripping.count < 100)
  }

  @Test func rejectsAnAddressThatIsTooLong() async {
    let site = site([ServerRoute(.get, "/a") { _ in .text("") }])
    let query = "/a?" + String(repeating: "x", count: Site.targetLimit - 3)
    #expect(await site.answer(head(.get, query), body: NoBytes()).reply.status == .ok)
    #expect(await site.answer(head(.get, query + "x"), body: NoBytes()).reply.status == .uriTooLong)
  }

  @Test func doesNotCountTheTimeOfTheServerForAnUpload() async {
    let clock = Mutex(ContinuousClock.now)
    let upload = ServerRoute(.post, "/a", body: .streamed) { request in
      while try await request.source.next() != nil { clock.withLock { $0 += .seconds(900) } }
      return .text("")
    }
    let site = site(upload) { clock.withLock { $0 } }
    #expect(await site.answer(head(.post, "/a"), body: BytesSource("ab")).reply.status == .ok)
  }

  @Test func endsAnUploadAfterTenMinutes() async {
    let clock = Mutex(ContinuousClock.now)
    let upload = ServerRoute(.post, "/a", body: .streamed) { request in
      while try await request.source.next() != nil {}
      return .text("")
    }
    let site = site(upload) { clock.withLock { $0 } }
    let piece = [UInt8](repeating: 0, count: 1024 * 1024)
    let dripping = DrippingSource(piece) { clock.withLock { $0 += .seconds(10) } }
    #expect(await site.answer(head(.post, "/a"), body: dripping).reply.status == .requestTimeout)
    #expect(dripping.count == 61)
  }

  private func form(_ text: String) -> HTTPRequest {
    head(.post, "/sign-in", [.contentType: "application/x-www-form-urlencoded"])
  }

  @Test func delaysSignInAfterWrongTokens() async {
    let site = signIn(token: Self.secret)
    var statuses: [Int] = []
    for _ in 0..<20 {
      let body = BytesSource("token=wrong&to=/a")
      statuses.append(await site.answer(form(""), body: body).reply.status.code)
    }
    #expect(statuses.first == 403)
    #expect(statuses.last == 429)
    let right = BytesSource("token=\(Self.secret)&to=/a")
    #expect(await site.answer(form(""), body: right).reply.status == .tooManyRequests)
  }

  /// A site with the test's own clock.
  private func site(
    _ route: ServerRoute, now: @escaping @Sendable () -> ContinuousClock.Instant
  ) -> Site {
    Site(
      routes: [route], forgery: ForgeryGuard(),
      access: AccessGuard(sessions: nil), cache: Self.noCache, layout: PageLayout(menus: []),
      log: { _ in }, now: now)
  }

  private func signIn(token: String) -> Site {
    let access = AccessGuard(sessions: .fixture(token))
    let layout = PageLayout(menus: [])
    let routes = [ServerRoute(.get, "/secret") { _ in .text("") }]
    return Site(
      routes: routes + SignIn(access: access, layout: layout).routes, forgery: ForgeryGuard(),
      access: access, cache: Self.noCache, layout: layout, log: { _ in })
  }

  private func site(
    _ routes: [ServerRoute], token: String? = nil,
    log: @escaping @Sendable (String) -> Void = { _ in }
  ) -> Site {
    Site(
      routes: routes, forgery: ForgeryGuard(),
      access: AccessGuard(sessions: token.flatMap { .fixture($0) }), cache: Self.noCache,
      layout: PageLayout(menus: []), log: log)
  }

  private func head(
    _ method: HTTPRequest.Method, _ path: String, _ fields: HTTPFields = [:]
  ) -> HTTPRequest {
    HTTPRequest(
      method: method, scheme: "http", authority: "localhost", path: path, headerFields: fields)
  }
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
