import CoreDomain
import CoreTesting
import HTTPTypes
import Synchronization
import Testing
import ViewTestSupport

@testable import CoreWeb

struct ServerReplyCacheTests {
  private let versions = SettableDataVersions()
  private let route = CountingRoute()
  private let site: Site

  init() {
    site = Self.site(of: ServerRoute(.get, "/a", isReusable: true, answer: route.answer), versions)
  }

  @Test func reusesAReplyUntilTheVersionChanges() async {
    #expect(await text("/a?x=1") == "1 /a?x=1")
    #expect(await text("/a?x=1") == "1 /a?x=1")
    #expect(await text("/a?x=2") == "2 /a?x=2")
    versions.set("2")
    #expect(await text("/a?x=1") == "3 /a?x=1")
    #expect(await text("/a?x=1") == "3 /a?x=1")
  }

  @Test func answersAnewIfTheVersionIsUnknown() async {
    versions.set(nil)
    #expect(await text("/a") == "1 /a")
    #expect(await text("/a") == "2 /a")
  }

  /// The change may be part of the reply or not.
  @Test func doesNotReuseAReplyDuringWhichTheDataChanged() async {
    route.before { [versions] in versions.set("2") }
    #expect(await text("/a") == "1 /a")
    #expect(await text("/a") == "2 /a")
    #expect(await text("/a") == "2 /a")
  }

  @Test func doesNotReuseFailures() async {
    route.before { throw Problem(.notFound, "Gone.") }
    #expect(await site.reply(to: "/a").status == .notFound)
    #expect(await text("/a") == "2 /a")
  }

  @Test func doesNotReuseARedirect() async {
    let site = Self.site(
      of: ServerRoute(.get, "/a", isReusable: true) { [route] request in
        ServerReply(.seeOther, fields: [.location: try await route.answer(request).text])
      }, versions)
    #expect(await site.reply(to: "/a").fields[.location] == "1 /a")
    #expect(await site.reply(to: "/a").fields[.location] == "2 /a")
  }

  @Test func sendsNoBodyIfTheNewAnswerHasTheKnownTag() async {
    let site = Self.site(
      of: ServerRoute(.get, "/a", isReusable: true) { _ in .text("same") }, versions)
    let tag = await site.reply(to: "/a").fields[.eTag]
    versions.set("2")
    #expect(await site.reply(to: "/a", fields: [.ifNoneMatch: tag ?? ""]).status == .notModified)
  }

  @Test func rejectsABodyWhetherAReplyIsKeptOrNot() async {
    for _ in 0..<2 {
      #expect(await site.reply(to: "/a", fields: [.contentLength: "5"]).status == .contentTooLarge)
      #expect(await site.reply(to: "/a").status == .ok)
    }
  }

  @Test func reusesNoReplyOfAnotherRoute() async {
    let site = Self.site(of: ServerRoute(.get, "/a", answer: route.answer), versions)
    #expect(await site.reply(to: "/a").text == "1 /a")
    #expect(await site.reply(to: "/a").text == "2 /a")
    #expect(await site.reply(to: "/a").fields[.eTag] == nil)
  }

  @Test func checksTheTokenBeforeItReusesAReply() async {
    let cache = ReplyCache(versions: versions)
    func site(_ sessions: Sessions?) -> Site {
      Site.serving(
        [ServerRoute(.get, "/api/v1/a", isReusable: true, answer: route.answer)],
        access: AccessGuard(sessions: sessions), cache: cache)
    }
    #expect(await site(nil).reply(to: "/api/v1/a").status == .ok)
    let guarded = site(.fixture("0123456789abcdef0123456789abcdef"))
    #expect(await guarded.reply(to: "/api/v1/a").status == .unauthorized)
  }

  @Test func sendsNoBodyForAKnownTag() async throws {
    let first = await site.reply(to: "/a")
    let tag = try #require(first.fields[.eTag])
    #expect(first.fields[.cacheControl] == "private, no-cache")
    for known in [tag, "W/\(tag)", "\"x\", \(tag)", "*"] {
      let reply = await site.reply(to: "/a", fields: [.ifNoneMatch: known])
      #expect(reply.status == .notModified && reply.text.isEmpty, "\(known)")
      #expect(reply.fields[.eTag] == tag)
    }
    #expect(await site.reply(to: "/a", fields: [.ifNoneMatch: "\"x\""]).status == .ok)
    #expect(await site.reply(to: "/a", fields: [.ifNoneMatch: "x"]).status == .badRequest)
    versions.set("2")
    #expect(await site.reply(to: "/a", fields: [.ifNoneMatch: tag]).text == "2 /a")
  }

  @Test func keepsTheFieldsThatARouteSets() async {
    let route = ServerRoute(.get, "/a", isReusable: true) { request in
      ServerReply(
        .ok,
        fields: request.head.path == "/a?own" ? [.eTag: "\"own\""] : [.cacheControl: "no-store"])
    }
    let site = Self.site(of: route, versions)
    #expect(await site.reply(to: "/a?own").fields[.eTag] == "\"own\"")
    #expect(await site.reply(to: "/a", fields: [.ifNoneMatch: "*"]).status == .ok)
    #expect(await site.reply(to: "/a").fields[.eTag] == nil)
  }

  @Test func dropsTheOthersIfAReplyExceedsTheLimit() async {
    let site = Self.site(of: longRoute, versions)
    for number in 0..<ReplyCache.fewest { #expect(await isNew("/a?\(number)", of: site)) }
    #expect(await !isNew("/a?0", of: site))
    #expect(await isNew("/a?more", of: site))
    #expect(await isNew("/a?0", of: site))
    #expect(await !isNew("/a?more", of: site))
  }

  @Test func doesNotKeepALongReply() async {
    let site = Self.site(of: longRoute, versions)
    for number in 0..<4 { #expect(await isNew("/a?\(number)", of: site)) }
    #expect(await isNew("/a?long", of: site))
    #expect(await isNew("/a?long", of: site))
    #expect(await !isNew("/a?0", of: site))
  }

  /// A route whose replies are just short enough to be kept, except for the query `long`.
  private var longRoute: ServerRoute {
    ServerRoute(.get, "/a", isReusable: true) { [route] request in
      _ = try await route.answer(request)
      let rest = request.head.path == "/a?long" ? 0 : 2000
      let length = ReplyCache.limit / ReplyCache.fewest - rest
      return ServerReply(.ok, body: [UInt8](repeating: 0, count: length))
    }
  }

  private func isNew(_ path: String, of site: Site) async -> Bool {
    let before = route.count
    _ = await site.reply(to: path)
    return route.count > before
  }

  private func text(_ path: String) async -> String { await site.reply(to: path).text }

  private static func site(of route: ServerRoute, _ versions: SettableDataVersions) -> Site {
    Site.serving([route], cache: ReplyCache(versions: versions))
  }
}

/// Answers with the number of the request and its path.
private final class CountingRoute: Sendable {
  private let state = Mutex<(count: Int, before: (@Sendable () throws -> Void)?)>((0, nil))

  var count: Int { state.withLock { $0.count } }

  /// Sets what happens during the next answer.
  func before(_ action: @escaping @Sendable () throws -> Void) {
    state.withLock { $0.before = action }
  }

  @Sendable func answer(_ request: ServerRequest) async throws -> ServerReply {
    let (count, action) = state.withLock { state in
      state.count += 1
      defer { state.before = nil }
      return (state.count, state.before)
    }
    try action?()
    return .text("\(count) \(request.head.path ?? "")")
  }
}
