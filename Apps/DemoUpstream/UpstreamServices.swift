import CoreDomain
import HTTPTypes

/// A service that the upstream plays.
protocol UpstreamService: Sendable {
  /// The paths that it serves, for people.
  var paths: [String] { get }

  /// Answers a request, or returns nothing when the path is not the service's.
  func answer(_ request: UpstreamRequest) -> UpstreamReply?
}

/// All services that the upstream plays.
struct UpstreamServices: Sendable {
  private let all: [any UpstreamService]

  init(_ contents: DemoContents, clock: any WallClock) {
    all = [
      USGSService(contents, clock: clock), GitHubService(limit: contents.rateLimit, clock: clock),
      SiteService(),
    ]
  }

  /// The answer of the service whose path it is.
  func answer(_ request: UpstreamRequest) -> UpstreamReply {
    guard request.method == .get || request.method == .head else {
      return .json("{\"message\":\"Only GET and HEAD are answered.\"}", status: .methodNotAllowed)
    }
    for service in all {
      if let reply = service.answer(request) { return reply }
    }
    return nothing(at: request.path)
  }

  private func nothing(at path: String) -> UpstreamReply {
    let paths = all.flatMap(\.paths).map(\.jsonString).joined(separator: ",")
    let message = "Nothing is served at “\(path)” in this demo.".jsonString
    return .json("{\"message\":\(message),\"paths\":[\(paths)]}", status: .notFound)
  }
}
