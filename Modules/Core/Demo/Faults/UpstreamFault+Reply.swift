import HTTPTypes

extension UpstreamFault {
  /// Returns the faulty reply, or `nil` if the fault only changes how the normal reply is sent.
  package func reply(insteadOf reply: UpstreamReply) -> UpstreamReply? {
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

  /// Makes the error page of a proxy in front of a service, whatever content was requested.
  private static func refusal(
    _ status: HTTPResponse.Status, after seconds: Int? = nil
  ) -> UpstreamReply {
    UpstreamReply.page(
      "\(status.code) \(status.reasonPhrase)", "No server is available to handle this request.",
      status: status
    ).after(seconds)
  }

  /// The path that redirects to itself.
  static let loopPath = "/loop"

  /// The usual value of `Retry-After` in the replies of faults, in seconds.
  package static let retryAfter = 30

  /// The value of `Retry-After` for ``secondaryLimitForNow``, in seconds. It is short, so that a
  /// demo shows a client that waits and tries again.
  package static let shortRetryAfter = 1
}
