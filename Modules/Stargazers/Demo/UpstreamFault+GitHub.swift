import CoreDemo
import HTTPTypes

extension UpstreamFault {
  /// Returns GitHub's own reply for the fault, or `nil` if a proxy in front of GitHub would answer.
  ///
  /// - 403 without a delay is a plain refusal. With a delay, it is what GitHub calls abuse
  ///   detection.
  /// - 429 without a delay means that the hourly limit is exceeded. With a delay, it is the
  ///   secondary limit.
  func gitHubReply(insteadOf reply: UpstreamReply) -> UpstreamReply? {
    switch self {
    case .forbidden: .gitHub(.forbidden, "Forbidden").withLimits(of: reply)
    case .forbiddenForNow:
      UpstreamReply.gitHub(.forbidden, Self.abuse).withLimits(of: reply).after(Self.retryAfter)
    case .tooManyRequests:
      UpstreamReply.gitHub(.tooManyRequests, UpstreamReply.exceededMessage)
        .withLimits(of: reply, remaining: "0")
    case .tooManyRequestsForNow:
      UpstreamReply.secondaryLimit(.tooManyRequests).withLimits(of: reply).after(Self.retryAfter)
    case .secondaryLimit: .secondaryLimit(.forbidden).withLimits(of: reply)
    case .secondaryLimitForNow:
      UpstreamReply.secondaryLimit(.tooManyRequests).withLimits(of: reply)
        .after(Self.shortRetryAfter)
    case .badGateway: .json("{\"error\":\"Server Error\"}", status: .badGateway)
    case .slow, .hang, .cut, .truncated, .page, .loop, .serverError, .unavailable: nil
    }
  }

  private static let abuse =
    "You have triggered an abuse detection mechanism. Please wait a few minutes before you try again."
}

extension UpstreamReply {
  /// Returns the reply with the rate-limit fields of another reply.
  ///
  /// - Parameter remaining: The number of remaining requests to report instead.
  fileprivate func withLimits(of other: UpstreamReply, remaining: String? = nil) -> UpstreamReply {
    var reply = self
    let names: [HTTPField.Name] = [
      .date, .rateLimit, .rateRemaining, .rateUsed, .rateReset, .rateResource,
    ]
    for name in names { reply.fields[name] = other.fields[name] }
    if let remaining { reply.fields[.rateRemaining] = remaining }
    return reply
  }
}
