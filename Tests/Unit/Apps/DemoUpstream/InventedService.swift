import HTTPTypes

@testable import DemoUpstream

/// A service that the demo does not play: it has one path, and words of its own for one fault.
struct InventedService: UpstreamService {
  static let path = "/tides"
  static let refusal = "{\"tooFast\":true}"

  var paths: [String] { [Self.path] }

  func answer(_ request: UpstreamRequest) -> UpstreamReply? {
    request.path == Self.path ? .json("{\"tide\":\"high\"}") : nil
  }

  func refusal(
    by fault: UpstreamFault, insteadOf reply: UpstreamReply, to request: UpstreamRequest
  ) -> UpstreamReply? {
    guard fault == .secondaryLimit, request.path == Self.path else { return nil }
    return .json(Self.refusal, status: .forbidden)
  }
}

extension DemoContents {
  /// The invented service, and nothing else.
  static let invented = DemoContents { _ in [InventedService()] }
}
