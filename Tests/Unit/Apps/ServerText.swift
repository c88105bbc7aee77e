import Composition
import CoreDomain
import CoreTesting
import HTTPTypes

@testable import CoreWeb
@testable import seams_server

extension HTTPRequest {
  /// A request without a body to a server on this machine.
  static func fixture(
    _ path: String = "/", _ method: Method = .get, host: String? = "localhost",
    fields: HTTPFields = [:]
  ) -> HTTPRequest {
    HTTPRequest(method: method, scheme: "http", authority: host, path: path, headerFields: fields)
  }
}

extension ServerRoute {
  /// The reply to a GET of the route's own path.
  func reply() async throws -> ServerReply {
    try await answer(
      ServerRequest(head: HTTPRequest(method: .get, scheme: nil, authority: nil, path: path)))
  }
}

extension Site {
  /// A site with some routes. By default, it has no token, and no reply is used again.
  static func serving(
    _ routes: [ServerRoute], access: AccessGuard = AccessGuard(sessions: nil),
    cache: ReplyCache = ReplyCache(versions: UnknownDataVersions()),
    log: @escaping @Sendable (String) -> Void = { _ in },
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) -> Site {
    Site(
      routes: routes, forgery: ForgeryGuard(), access: access, cache: cache,
      layout: PageLayout(menus: []), log: log, now: now)
  }
}

extension ServerFeatures {
  /// The site of a server with these features and without a token.
  func site(note: String? = nil) throws -> Site {
    let health = Health(
      isReady: isReady, stopping: Stopping(),
      metrics: ServerMetrics(version: "0", start: .fixture()))
    var settings = try ServerSettings(host: "127.0.0.1", port: 0)
    settings.note = note
    return site(
      settings: settings, versions: UnknownDataVersions(), news: ScriptedChangeNews(),
      health: health, sessions: nil, log: { _ in })
  }
}
