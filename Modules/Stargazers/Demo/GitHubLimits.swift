import CoreDemo
import CoreDomain
import HTTPTypes
import Synchronization

/// Counts the requests of each caller per hour and enforces the rate limit.
final class GitHubLimits: Sendable {
  private let anybodys: Int
  private let tokens: Int
  private let spent = Mutex(Spent(hour: 0, counts: [:]))

  /// The requests within one hour. Hours are counted from the start of 1970.
  private struct Spent {
    var hour: Int64
    var counts: [GitHubCaller: Int]
  }

  /// - Parameters:
  ///   - anybodys: The number of requests per hour without a token.
  ///   - tokens: The number of requests per hour for each token.
  init(anybodys: Int, tokens: Int) {
    self.anybodys = anybodys
    self.tokens = tokens
  }

  /// The limits of `--demo`. They are higher than GitHub's, because users of the demo experiment
  /// without a token, and no real server needs protection.
  static var ofDemo: GitHubLimits { GitHubLimits(anybodys: 5000, tokens: 5000) }

  /// Returns the reply with the caller's number of remaining requests, or an error if the limit is
  /// exceeded.
  ///
  /// - Parameter cost: The cost of the request; a request with cost 0 is never refused.
  func count(
    _ reply: UpstreamReply, for caller: GitHubCaller, costs cost: Int, at now: Timestamp
  ) -> UpstreamReply {
    let limit = caller == .anybody ? anybodys : tokens
    let hour = now.secondsSince1970 / 3600
    let count = spent.withLock { spent in
      if spent.hour != hour { spent = Spent(hour: hour, counts: [:]) }
      spent.counts[caller, default: 0] += cost
      return spent.counts[caller, default: 0]
    }
    var reply = count <= limit || cost == 0 ? reply : .exceeded
    reply.fields[.rateLimit] = "\(limit)"
    reply.fields[.rateRemaining] = "\(max(0, limit - count))"
    reply.fields[.rateUsed] = "\(min(count, limit))"
    reply.fields[.rateReset] = "\((hour + 1) * 3600)"
    reply.fields[.rateResource] = "core"
    return reply
  }
}
