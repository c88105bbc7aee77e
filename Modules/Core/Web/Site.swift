package import CoreDomain
package import HTTPTypes

/// The whole server without the transport: a function from requests to replies. A request passes
/// through these steps:
///
/// 1. ``RouteTable`` finds the routes of the path.
/// 2. ``ForgeryGuard`` rejects forged requests.
/// 3. ``AccessGuard`` rejects clients without the access token.
/// 4. The site selects the route of the method and reads the body as the route requires, and the
///   feature answers. A reply that ``ReplyCache`` has kept needs only the first three steps.
/// 5. ``ProblemView`` renders errors, and the reply gets the common header fields.
package struct Site: Sendable {
  private let table: RouteTable
  private let forgery: ForgeryGuard
  private let proxies: TrustedProxies
  private let access: AccessGuard
  private let cache: ReplyCache
  private let problems: ProblemView
  private let fields: HTTPFields
  private let log: @Sendable (String) -> Void
  private let now: @Sendable () -> ContinuousClock.Instant
  private let signIns: SignInGuard
  private let layout: PageLayout

  /// - Parameters:
  ///   - fields: The header fields of every reply, in addition to ``SecurityHeaders``.
  ///   - warn: Logs misuse by clients. Programs such as fail2ban read these lines and block the
  ///     clients.
  package init(
    routes: [ServerRoute], forgery: ForgeryGuard, proxies: TrustedProxies = TrustedProxies(),
    access: AccessGuard, cache: ReplyCache, layout: PageLayout, fields: HTTPFields = [:],
    log: @escaping @Sendable (String) -> Void,
    warn: @escaping @Sendable (String) -> Void = { _ in },
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    table = RouteTable(routes)
    self.forgery = forgery
    self.proxies = proxies
    self.access = access
    self.cache = cache
    problems = ProblemView(layout: layout)
    self.fields = SecurityHeaders.fields + fields
    self.log = log
    self.now = now
    self.layout = layout
    signIns = SignInGuard(now: now, warn: warn)
  }

  /// Answers a request. Returns a kept reply if there is one; otherwise the route answers on
  /// `threads`, by default those of the caller.
  ///
  /// - Parameters:
  ///   - admission: Whether the client is admitted, if it was already decided.
  ///   - peer: The numeric address of the other end of the connection.
  package func answer(
    _ head: HTTPRequest, _ admission: Result<Bool, Problem>? = nil, body source: any ByteSource,
    from peer: @autoclosure () -> String? = nil, on threads: (any TaskExecutor)? = nil
  ) async -> SiteAnswer {
    let admission = if let admission { admission } else { await self.admission(of: head) }
    let (kept, version) = await keptAnswer(to: head, admission)
    if let kept { return kept }
    let peer = peer()
    guard let threads else {
      return await newAnswer(head, admission, body: source, from: peer, version)
    }
    return await RunningIntent.running(on: threads) {
      await newAnswer(head, admission, body: source, from: peer, version)
    }
  }

  /// Decides whether a client is admitted: once for each request, since this may need the database.
  func admission(of head: HTTPRequest) async -> Result<Bool, Problem> {
    do throws(Problem) {
      return .success(try await access.admits(head))
    } catch {
      return .failure(error)
    }
  }

  /// Whether a client has not shown an access token.
  func isStranger(_ admission: Result<Bool, Problem>) -> Bool {
    access.sessions == nil || admission != .success(true)
  }

  /// Returns the kept reply to an allowed request, or else the version of the data for a new reply
  /// of a reusable route.
  private func keptAnswer(
    to head: HTTPRequest, _ admission: Result<Bool, Problem>
  ) async -> (SiteAnswer?, DataVersion?) {
    guard let place = table.place(at: (head.path ?? "/").withoutQuery),
      let route = place.route(head.method), route.isReusable, forgery.refusal(of: head) == nil,
      (try? Self.check(head, isShorterThan: route.body.limit)) != nil,
      admission == .success(true), let version = await cache.version()
    else { return (nil, nil) }
    let reply = cache.keptReply(to: head, at: version)
    return (reply.map { SiteAnswer(reply: $0, pattern: place.pattern) }, version)
  }

  private func newAnswer(
    _ head: HTTPRequest, _ admission: Result<Bool, Problem>, body source: any ByteSource,
    from peer: String?, _ version: DataVersion?
  ) async -> SiteAnswer {
    let path = (head.path ?? "/").withoutQuery
    let place = table.place(at: path)
    let reply: ServerReply
    do {
      let client = ClientAddress(
        peer: peer, of: head, takesForwarded: forgery.names.areBeyondLoopback, trusting: proxies)
      reply = try await self.reply(
        to: head, admission, from: client, path: path, place: place, body: source, version)
    } catch {
      reply = face(of: error, head: head, path: path)
    }
    if let problem = reply.problem { note(problem, of: head, path: path) }
    return SiteAnswer(reply: withFields(reply), pattern: place?.pattern)
  }

  /// Adds the common header fields that the reply does not set itself.
  private func withFields(_ reply: ServerReply) -> ServerReply {
    var reply = reply
    for field in fields where reply.fields[field.name] == nil {
      reply.fields.append(field)
    }
    return reply
  }

  private func reply(
    to head: HTTPRequest, _ admission: Result<Bool, Problem>, from client: ClientAddress?,
    path: Substring, place: RouteTable.Place?, body source: any ByteSource,
    _ version: DataVersion?
  ) async throws -> ServerReply {
    guard (head.path?.utf8.count ?? 0) <= Self.targetLimit else {
      throw Problem(
        .uriTooLong, "The address is longer than \(Self.targetLimit) bytes. Shorten it.")
    }
    if let problem = forgery.refusal(of: head) { throw problem }
    if place?.isOpen != true, try !admission.get() {
      if AccessGuard.bearer(in: head) != nil { try signIns.countWrongToken(from: client) }
      return try access.refusal(of: head) { table.place(at: $0)?.route(.get) != nil }
    }
    guard let place else { throw Problem.nothing(at: path) }
    guard let route = place.route(head.method) else {
      throw Problem.method(head.method, insteadOf: place.methods)
    }
    let isForeign = forgery.isForeign(head, isPicture: route.isPicture)
    if route.acts, isForeign {
      return try ForeignVisitPage.reply(to: head, layout: layout)
    }
    try Self.check(head, isShorterThan: route.body.limit)
    let upload = PacedSource(source, now: now)
    var request = ServerRequest(
      head: head, parameters: place.parameters,
      body: route.body == .whole ? try await whole(source) : [],
      source: route.body == .streamed
        ? LimitedSource(upload, limit: route.body.limit) : NoBytes())
    request.isForeign = isForeign
    request.client = client
    request.signInGuard = signIns
    do {
      let reply =
        route.isReusable
        ? try await cache.newReply(to: head, at: version) {
          withFields(try await route.answer(request))
        }
        : try await route.answer(request)
      if !upload.isTooSlow { return reply }
    } catch {
      if !upload.isTooSlow { throw error }
    }
    throw Problem(.requestTimeout, "The upload was too slow. Try again with a faster connection.")
  }

  /// The maximum length of a path with its query, in bytes.
  package static let targetLimit = 32 * 1024

  /// Rejects a body by its declared length, before reading it.
  private static func check(_ head: HTTPRequest, isShorterThan limit: Int) throws(Problem) {
    guard let length = head.headerFields[.contentLength].flatMap(Int.init), length > limit else {
      return
    }
    throw .tooLarge(limit: limit)
  }

  /// Reads a body with a timeout, so that a slow sender cannot hold the connection.
  private func whole(_ source: any ByteSource) async throws(Problem) -> [UInt8] {
    let deadline = now() + BodyUse.time
    let source = LimitedSource(source, limit: BodyUse.limit)
    var body: [UInt8] = []
    do throws(FileFailure) {
      while now() <= deadline, let piece = try await source.next() { body += piece }
    } catch {
      throw Problem(ofBody: error)
    }
    guard now() <= deadline else {
      throw Problem(.requestTimeout, "The body did not arrive within \(BodyUse.time). Try again.")
    }
    return body
  }

  /// Logs a problem of the server, so that its operator can solve it.
  private func note(_ problem: Problem, of head: HTTPRequest, path: Substring) {
    let isOfServer =
      problem.status.code >= 500 && problem != .unexpected && problem != .stopping
      && !Task.isCancelled
    guard isOfServer else { return }
    let detail = (problem.reason ?? problem.detail).plain(upTo: 500)
    log("\(head.method) \(String(path).plain): \(problem.status.code) \(detail)")
  }

  private func face(of error: any Error, head: HTTPRequest, path: Substring) -> ServerReply {
    let problem = error as? Problem ?? .unexpected
    if problem == .unexpected { log("\(head.method) \(String(path).plain): \(error)") }
    do {
      return try problems.reply(to: problem, at: String(path))
    } catch {
      return ServerReply(.internalServerError)
    }
  }
}

/// The reply to a request, and the path pattern under which the metrics count the request.
package struct SiteAnswer: Hashable, Sendable {
  package let reply: ServerReply
  /// The path pattern of the route, or `nil` if no route matches.
  let pattern: String?
}

extension Problem {
  /// Explains to the client why its body could not be read.
  package init(ofBody failure: FileFailure) {
    switch failure {
    case .tooLarge(_, let limit): self = .tooLarge(limit: limit)
    case .missing, .unreadable, .unwritable, .readerGone:
      self.init(.badRequest, "The request body is incomplete. Send it again.")
    }
  }
}

extension Site {
  /// Returns the reply to a request, for tests.
  package func reply(
    to path: String, _ method: HTTPRequest.Method = .get, type: String? = nil,
    body: any ByteSource = NoBytes(), host: String = "localhost", fields: HTTPFields = [:]
  ) async -> ServerReply {
    var head = HTTPRequest(
      method: method, scheme: "http", authority: host, path: path, headerFields: fields)
    if let type { head.headerFields[.contentType] = type }
    return await answer(head, body: body).reply
  }
}

extension String {
  /// A path without its query.
  var withoutQuery: Substring {
    Substring(utf8.prefix { $0 != UInt8(ascii: "?") })
  }
}
