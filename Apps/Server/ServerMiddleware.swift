import HTTPTypes
import Hummingbird
import Logging

/// The rest of the way of a request. Hummingbird's closures run on the concurrent executor.
typealias Next = @concurrent (Request, BasicRequestContext) async throws -> Response

/// Logs a line for each request: method, path, status and time. The query is left out, since it
/// holds what people search for.
struct RequestLog<C: Clock>: RouterMiddleware where C.Duration == Duration {
  let clock: C

  func handle(
    _ request: Request, context: BasicRequestContext, next: Next
  ) async throws -> Response {
    let start = clock.now
    let response = try await next(request, context)
    let line = Self.line(request.head, response.status, start.duration(to: clock.now))
    context.logger.info("\(line)")
    return response
  }

  static func line(
    _ request: HTTPRequest, _ status: HTTPResponse.Status, _ duration: Duration
  ) -> String {
    let path = String((request.path ?? "/").unicodeScalars.prefix { $0 != "?" })
    let milliseconds = Int((duration / .milliseconds(1)).rounded())
    return "\(request.method) \(path) \(status.code) \(milliseconds) ms"
  }
}

/// Tells browsers to believe the type of a reply, to load nothing but the style sheet, to run no
/// script, to show the page in no frame, and to tell other sites nothing of where the reader is.
struct SecurityHeaders: RouterMiddleware {
  func handle(
    _ request: Request, context: BasicRequestContext, next: Next
  ) async throws -> Response {
    var response = try await next(request, context)
    for field in Self.fields {
      response.headers[field.name] = field.value
    }
    return response
  }

  static let fields: HTTPFields = [
    .contentSecurityPolicy:
      "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; "
      + "frame-ancestors 'none'",
    .crossOriginResourcePolicy: "same-origin",
    // Not "no-referrer": under that policy browsers send the forms of our own pages with
    // "Origin: null", like those of a stranger. https://fetch.spec.whatwg.org/#origin-header
    .referrerPolicy: "same-origin",
    .xContentTypeOptions: "nosniff",
  ]
}

/// Turns what was thrown into a reply for the one who asked.
struct ProblemReplies: RouterMiddleware {
  let view: ProblemView

  func handle(
    _ request: Request, context: BasicRequestContext, next: Next
  ) async throws -> Response {
    let path = request.uri.path
    do {
      return try await next(request, context)
    } catch {
      let problem = Self.problem(error, path: path)
      if problem == .unexpected {
        context.logger.error("\(request.method) \(path): \(error)")
      }
      let response = Response(try view.reply(to: problem, at: path))
      return request.method == .head ? response.createHeadResponse() : response
    }
  }

  static func problem(_ error: any Error, path: String) -> Problem {
    switch error {
    case let problem as Problem: problem
    case let error as any HTTPResponseError: Problem(status: error.status, path: path)
    default: .unexpected
    }
  }
}

/// Turns forged requests away before a route sees them.
struct ForgeryRefusal: RouterMiddleware {
  func handle(
    _ request: Request, context: BasicRequestContext, next: Next
  ) async throws -> Response {
    if let problem = ForgeryGuard.refusal(of: request.head) { throw problem }
    return try await next(request, context)
  }
}
