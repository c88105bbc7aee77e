import CoreDomain
import HTTPTypes

/// Everything that is served, with nothing of the transport in it: a request comes in, a reply goes
/// out. A request takes these steps:
///
/// 1. Forged requests are turned away (``ForgeryGuard``).
/// 2. The routes of its path are found (``RouteTable``).
/// 3. Whoever does not know the access token is turned away (``AccessGuard``).
/// 4. The route of its method is taken, the body is read as that wants it, and the feature answers.
/// 5. What was thrown gets a face (``ProblemView``), and the reply gets the headers that all have.
struct Site: Sendable {
  private let table: RouteTable
  private let forgery: ForgeryGuard
  private let access: AccessGuard
  private let problems: ProblemView
  private let fields: HTTPFields
  /// Takes what the server itself is to blame for.
  private let log: @Sendable (String) -> Void
  private let now: @Sendable () -> ContinuousClock.Instant

  /// - Parameters:
  ///   - fields: what every reply says, beside ``SecurityHeaders``.
  ///   - now: tells how long a body takes to come.
  init(
    routes: [ServerRoute], forgery: ForgeryGuard, access: AccessGuard, layout: PageLayout,
    fields: HTTPFields = [:], log: @escaping @Sendable (String) -> Void,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    table = RouteTable(routes)
    self.forgery = forgery
    self.access = access
    problems = ProblemView(layout: layout)
    self.fields = SecurityHeaders.fields + fields
    self.log = log
    self.now = now
  }

  /// Answers a request.
  ///
  /// - Parameter source: the body of the request, which is read as far as the route wants it.
  func answer(_ head: HTTPRequest, body source: any ByteSource) async -> SiteAnswer {
    let path = (head.path ?? "/").withoutQuery
    let place = table.place(at: path)
    var reply: ServerReply
    do {
      reply = try await self.reply(to: head, path: path, place: place, body: source)
    } catch {
      reply = face(of: error, head: head, path: path)
    }
    // A reply that loads other things than a page does says so itself.
    for field in fields where reply.fields[field.name] == nil {
      reply.fields.append(field)
    }
    return SiteAnswer(reply: reply, pattern: place?.pattern)
  }

  private func reply(
    to head: HTTPRequest, path: Substring, place: RouteTable.Place?, body source: any ByteSource
  ) async throws -> ServerReply {
    if let problem = forgery.refusal(of: head) { throw problem }
    if place?.isOpen != true, !access.admits(head) { return try access.refusal(of: head) }
    guard let place else { throw Problem.nothing(at: path) }
    guard let route = place.route(head.method) else {
      throw Problem.method(head.method, insteadOf: place.methods)
    }
    try Self.check(head, isShorterThan: route.body.limit)
    let request = ServerRequest(
      head: head, parameters: place.parameters,
      body: route.body == .whole ? try await whole(source) : [],
      source: route.body == .streamed
        ? LimitedSource(source, limit: route.body.limit) : NoBytes())
    return try await route.answer(request)
  }

  /// A body that says how long it is need not be read to be refused.
  private static func check(_ head: HTTPRequest, isShorterThan limit: Int) throws(Problem) {
    guard let length = head.headerFields[.contentLength].flatMap(Int.init), length > limit else {
      return
    }
    throw .tooLarge(limit: limit)
  }

  /// A body that is read whole comes within its time, so that whoever sends it byte by byte holds no
  /// connection for long.
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
      throw Problem(.requestTimeout, "The body did not come within \(BodyUse.time).")
    }
    return body
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

/// What became of a request.
struct SiteAnswer: Hashable, Sendable {
  let reply: ServerReply
  /// The path as its routes write it; nothing where there are none.
  let pattern: String?
}

extension Problem {
  /// Why the body of a request cannot be had.
  init(ofBody failure: FileFailure) {
    switch failure {
    case .tooLarge(_, let limit): self = .tooLarge(limit: limit)
    case .missing, .unreadable, .unwritable:
      self.init(.badRequest, "The body of the request did not arrive whole.")
    }
  }
}

extension String {
  /// A path without its query.
  var withoutQuery: Substring {
    Substring(utf8.prefix { $0 != UInt8(ascii: "?") })
  }
}

/// Fields of every reply that does not set them itself. They tell browsers to believe the type of a
/// reply, to load nothing but the style sheet, to run no script, to show the page in no frame, and to
/// tell other sites nothing of where the reader is.
enum SecurityHeaders {
  static let fields: HTTPFields = [
    .contentSecurityPolicy: policy,
    .crossOriginResourcePolicy: "same-origin",
    // Not "no-referrer": under that policy browsers send the forms of our own pages with
    // "Origin: null", like those of a stranger. https://fetch.spec.whatwg.org/#origin-header
    .referrerPolicy: "same-origin",
    .xContentTypeOptions: "nosniff",
  ]
  /// What a page with pictures of this server may load.
  static let policyWithPictures = policy + "; img-src 'self'"

  /// What a page may load whose reader has asked for the pictures of other sites.
  static let policyWithForeignPictures = policy + "; img-src http: https:"

  /// What a picture in SVG may load: nothing. Its looks are written into it.
  static let policyOfPicture =
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

  private static let policy =
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; "
    + "frame-ancestors 'none'"
}

/// The field by which every reply of a demo says that it is one: `Seams-Data: demo`.
enum DemoHeader {
  static let fields: HTTPFields = [.seamsData: "demo"]
}
