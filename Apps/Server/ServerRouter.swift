import CoreDomain
import HTTPTypes
import Hummingbird
import NIOCore

/// Brings the routes of the features, and those that belong to none, onto Hummingbird.
struct ServerRouter<C: Clock>: Sendable where C.Duration == Duration {
  let features: [ServerFeature]
  /// Measures how long requests take.
  let clock: C

  /// Everything that is served.
  func responder() -> some HTTPResponder<BasicRequestContext> {
    let layout = PageLayout(links: features.map { PageLink($0.title, to: $0.home) })
    let router = Router(options: .autoGenerateHeadEndpoints)
    router.add(middleware: RequestLog(clock: clock))
    router.add(middleware: SecurityHeaders())
    router.add(middleware: ProblemReplies(view: ProblemView(layout: layout)))
    router.add(middleware: ForgeryRefusal())
    let routes = features.flatMap { $0.routes(layout) } + ownRoutes()
    for (path, routes) in Dictionary(grouping: routes, by: \.path) {
      add(routes, at: path, to: router)
    }
    return router.buildResponder()
  }

  private func ownRoutes() -> [ServerRoute] {
    let health = ServerRoute(.get, "/healthz") { _ in .text("ok") }
    let start = features.first.map { first in
      ServerRoute(.get, "/") { _ in .redirect(to: first.home) }
    }
    return [health, StyleSheet.route] + (start.map { [$0] } ?? [])
  }

  /// Adds the routes of one path, and for every other method the reply that says which ones there
  /// are: a router that knows no method at a path says “not found”.
  private func add(
    _ routes: [ServerRoute], at path: String, to router: Router<BasicRequestContext>
  ) {
    for route in routes {
      router.on(RouterPath(path), method: route.method) { request, context in
        Response(try await route.answer(try await ServerRequest(request, context)))
      }
    }
    let given = routes.map(\.method)
    let allowed = given.contains(.get) ? [.head] + given : given
    for method in Self.methods where !allowed.contains(method) {
      router.on(RouterPath(path), method: method) { _, _ -> Response in
        throw Problem.method(method, insteadOf: allowed.sorted { $0.rawValue < $1.rawValue })
      }
    }
  }

  private static var methods: [HTTPRequest.Method] {
    [.get, .head, .post, .put, .delete, .connect, .options, .trace, .patch]
  }
}

extension ServerRequest {
  /// Reads a request whole.
  ///
  /// - Throws: ``Problem`` when the body is longer than its limit or cannot be read.
  fileprivate init(_ request: Request, _ context: BasicRequestContext) async throws {
    var parameters: [String: String] = [:]
    for (name, value) in context.parameters {
      parameters[String(name)] = String(unescaping: value.utf8, plusIsSpace: false)
    }
    let body = request.method == .post ? try await Self.body(of: request) : []
    self.init(head: request.head, parameters: parameters, body: body)
  }

  private static func body(of request: Request) async throws -> [UInt8] {
    let tooLarge = Problem(.contentTooLarge, "The body is longer than \(bodyLimit) bytes.")
    // A body that says how long it is need not be read to be refused.
    if let length = request.headers[.contentLength].flatMap(Int.init), length > bodyLimit {
      throw tooLarge
    }
    do {
      return Array(buffer: try await request.body.collect(upTo: bodyLimit))
    } catch is NIOTooManyBytesError {
      throw tooLarge
    } catch {
      throw Problem(.badRequest, "The body of the request did not arrive whole.")
    }
  }
}

extension Response {
  init(_ reply: ServerReply) {
    self.init(
      status: reply.status, headers: reply.fields,
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: reply.body)))
  }
}
