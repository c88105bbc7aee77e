import CoreDomain
import HTTPTypes

extension HTTPClient {
  /// Sends a request without a body.
  @discardableResult
  func send(
    _ request: HTTPRequest, limits: HTTPLimits = .page
  ) async throws(HTTPFailure) -> HTTPReply {
    try await send(request, body: [], limits: limits)
  }
}
