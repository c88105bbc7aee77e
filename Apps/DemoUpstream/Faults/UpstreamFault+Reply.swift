import HTTPTypes

extension UpstreamFault {
  /// The reply that takes the place of the right one, or nothing when the fault is in how it is sent.
  func reply(insteadOf reply: UpstreamReply) -> UpstreamReply? {
    switch self {
    case .slow, .hang, .cut: nil
    case .truncated:
      UpstreamReply(
        status: reply.status, fields: reply.fields,
        body: Array(reply.body.prefix(reply.body.count / 2)))
    case .page: .page("Maintenance", "The service is being worked on.")
    case .loop: .redirect(to: Self.loopPath)
    case .forbidden, .secondaryLimit: Self.refusal(.forbidden)
    case .forbiddenForNow: Self.refusal(.forbidden, after: Self.retryAfter)
    case .tooManyRequests: Self.refusal(.tooManyRequests)
    case .tooManyRequestsForNow: Self.refusal(.tooManyRequests, after: Self.retryAfter)
    case .secondaryLimitForNow: Self.refusal(.tooManyRequests, after: Self.shortRetryAfter)
    case .serverError: Self.refusal(.internalServerError)
    case .badGateway: Self.refusal(.badGateway)
    case .unavailable: Self.refusal(.serviceUnavailable)
    }
  }

  /// A refusal as the machines in front of a service write it: a page, whatever was asked for.
  private static func refusal(
    _ status: HTTPResponse.Status, after seconds: Int? = nil
  ) -> UpstreamReply {
    .page(
      "\(status.code) \(status.reasonPhrase)", "No server is available to handle this request.",
      status: status, fields: seconds.map { [.retryAfter: "\($0)"] } ?? [:])
  }

  /// The path that leads to itself.
  static let loopPath = "/loop"

  /// After how many seconds a refusal asks to be asked again.
  static let retryAfter = 30

  /// The same, where somebody is to see that it is waited for.
  static let shortRetryAfter = 1
}
