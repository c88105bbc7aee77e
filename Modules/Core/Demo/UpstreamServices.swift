import CoreDomain
import HTTPTypes

/// A public service that the demo server simulates, such as the API of GitHub.
package protocol UpstreamService: Sendable {
  /// The paths that the service serves. The reply to an unknown path lists them.
  var paths: [String] { get }

  /// Returns the reply to a request, or `nil` if the path belongs to another service.
  func answer(_ request: UpstreamRequest) -> UpstreamReply?

  /// Returns the reply that this service sends if it has a fault. Returns `nil`, which is the
  /// default, if the path belongs to another service, or if the service has no special reply for
  /// the fault. The demo server then replies like a proxy in front of the service.
  ///
  /// - Parameter reply: The reply of the service without the fault.
  func refusal(
    by fault: UpstreamFault, insteadOf reply: UpstreamReply, to request: UpstreamRequest
  ) -> UpstreamReply?
}

extension UpstreamService {
  package func refusal(
    by fault: UpstreamFault, insteadOf reply: UpstreamReply, to request: UpstreamRequest
  ) -> UpstreamReply? { nil }
}

/// All simulated services: the services of the contents, and then the pages of all hosts.
struct UpstreamServices: Sendable {
  private let all: [any UpstreamService]

  init(_ contents: DemoContents, clock: any WallClock) {
    all = contents.services(clock) + [SiteService()]
  }

  /// Returns the answer of the service that owns the path.
  func answer(_ request: UpstreamRequest) -> UpstreamReply {
    guard request.method == .get || request.method == .head else {
      return .json("{\"message\":\"Only GET and HEAD are answered.\"}", status: .methodNotAllowed)
    }
    for service in all {
      if let reply = service.answer(request) { return reply }
    }
    return nothing(at: request.path)
  }

  /// Returns the reply with a fault, or `nil` if the fault only changes how the normal reply is
  /// sent.
  package func reply(
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
