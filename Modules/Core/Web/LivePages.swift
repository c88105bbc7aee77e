import CoreDomain
import HTTPTypes
import ServiceLifecycle
import Synchronization

/// Keeps open pages up to date. The script of a page requests `/live?page=…`. Each time the page
/// has changed, the script receives it as a server-sent event. Any program can have changed the
/// data. The event `reload` tells the script that the address of the page leads elsewhere now, for
/// example because the user has signed out.
///
/// The page is rendered as the answer to a request from another site
/// (``ServerRequest/isForeign``). Such requests have no side effects.
struct LivePages: Sendable {
  private let table: RouteTable
  private let access: AccessGuard
  private let news: any ChangeNews
  private let tracer: OperationTracer
  private let limit: Int
  private let openPages = Counter()

  /// - Parameters:
  ///   - routes: The routes of the server. Only those that are live can be requested.
  ///   - tracer: Records each rendering of a page as the first span of a trace.
  init(
    routes: [ServerRoute], access: AccessGuard, news: any ChangeNews, tracer: OperationTracer,
    limit: Int = Self.limit
  ) {
    self.tracer = tracer
    self.limit = limit
    table = RouteTable(routes.filter(\.isLive))
    self.access = access
    self.news = news
  }

  var route: ServerRoute { ServerRoute(.get, Self.path, acts: true, answer: reply) }

  @Sendable private func reply(to request: ServerRequest) throws -> ServerReply {
    let target = request.query["page"] ?? ""
    guard let place = table.place(at: target.withoutQuery), let route = place.route(.get) else {
      throw Problem.nothing(at: target.withoutQuery)
    }
    var head = request.head
    head.path = target
    var visit = ServerRequest(head: head, parameters: place.parameters)
    visit.isForeign = true
    visit.client = request.client
    return ServerReply(
      fields: [.contentType: "text/event-stream", .cacheControl: "no-store"],
      stream: ReplyStream(isLive: true, hasOwnSpans: true) { [visit] sink in
        guard openPages.increment(to: limit) else {
          return try await sink.write(text: "retry: 60000\n\n")
        }
        defer { openPages.decrement() }
        try await send(visit, of: route, to: sink)
      })
  }

  /// Sends a page whenever it has changed, until the server stops.
  private func send(
    _ visit: ServerRequest, of route: ServerRoute, to sink: any ByteSink
  ) async throws {
    var sent: String?
    var last: DataVersion?
    var unread = Self.patience
    for await version in news.heard() {
      unread += 1
      guard unread > Self.patience || version != nil && version != last else { continue }
      (last, unread) = (version, 0)
      let answer = try await answer(visit, of: route)
      guard answer?.status.kind != .redirection else {
        return try await sink.write(text: ServerSentEvent.text("reload"))
      }
      if let page = answer.flatMap(Self.page(in:)), page != sent {
        try await sink.write(text: ServerSentEvent.text("page", page))
        sent = page
      } else {
        // The comment shows the proxies on the way, and the server itself, that the client is
        // there.
        try await sink.write(text: ":\n\n")
      }
    }
  }

  /// Answers a visit, or returns `nil` if the page fails at the moment. A client that is no longer
  /// admitted is redirected.
  private func answer(
    _ visit: ServerRequest, of route: ServerRoute
  ) async throws -> ServerReply? {
    guard try await access.admits(visit.head) else { return .redirect(to: SignIn.path) }
    let span = tracer.begin(SpanName(.get, pattern: Self.path), continuing: [:])
    defer { span.end() }
    return try? await span.run { try await route.answer(visit) }
  }

  /// Returns the HTML of a page, or `nil` if the reply is not a complete page.
  private static func page(in reply: ServerReply) -> String? {
    guard reply.status == .ok, case .bytes(let body) = reply.body else { return nil }
    return String(decoding: body, as: UTF8.self)
  }

  static let path = "/live"

  /// The maximum number of open pages that are kept up to date. The script of any other page tries
  /// again after a minute.
  static let limit = 128

  /// After how many equal or unknown versions a page is rendered again. A page can change without a
  /// new version because time has passed, and a version may be unknown for long.
  static let patience = 15
}

/// Reads the versions of the data until the server stops.
struct ChangeNewsService: Service {
  let news: PolledChangeNews

  func run() async throws {
    await cancelWhenGracefulShutdown { await news.run() }
  }
}

private final class Counter: Sendable {
  private let count = Mutex(0)

  /// Adds one, unless the number has reached a limit.
  func increment(to limit: Int) -> Bool {
    count.withLock { count in
      guard count < limit else { return false }
      count += 1
      return true
    }
  }

  func decrement() {
    count.withLock { $0 -= 1 }
  }
}
