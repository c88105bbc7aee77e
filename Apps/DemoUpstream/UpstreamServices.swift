import CoreDomain
import HTTPTypes

/// A service that the upstream plays.
protocol UpstreamService: Sendable {
  /// The paths that it serves, for people.
  var paths: [String] { get }

  /// Answers a request, or returns nothing when the path is not the service's.
  func answer(_ request: UpstreamRequest) -> UpstreamReply?

  /// The reply in which the service itself tells of a fault, or nothing when it is left to the
  /// machines in front of it, or the path is not the service's.
  ///
  /// - Parameter reply: what the service would answer.
  func refusal(
    by fault: UpstreamFault, insteadOf reply: UpstreamReply, to request: UpstreamRequest
  ) -> UpstreamReply?
}

extension UpstreamService {
  func refusal(
    by fault: UpstreamFault, insteadOf reply: UpstreamReply, to request: UpstreamRequest
  ) -> UpstreamReply? { nil }
}

/// All services that the upstream plays: those of its contents and, where none of them has an answer,
/// the pages of all hosts.
struct UpstreamServices: Sendable {
  private let all: [any UpstreamService]

  init(_ contents: DemoContents, clock: any WallClock) {
    all = contents.services(clock) + [SiteService()]
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

  /// The reply that takes the place of the right one, or nothing when the fault is in how it is sent.
  func reply(
    with fault: UpstreamFault, insteadOf reply: UpstreamReply, to request: UpstreamRequest
  ) -> UpstreamReply? {
    for service in all {
      if let refusal = service.refusal(by: fault, insteadOf: reply, to: request) { return refusal }
    }
    return fault.reply(insteadOf: reply)
  }

  private func nothing(at path: String) -> UpstreamReply {
    let paths = all.flatMap(\.paths).map(\.jsonString).joined(separator: ",")
    let message = "Nothing is served at “\(path)” in this demo.".jsonString
    return .json("{\"message\":\(message),\"paths\":[\(paths)]}", status: .notFound)
  }
}
