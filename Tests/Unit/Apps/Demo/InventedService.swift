import HTTPTypes

@testable import CoreDemo

/// A service that is not part of the demo, with one path and a custom text for one fault.
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
  /// Only the invented service.
  static let invented = DemoContents { _ in [InventedService()] }
}
