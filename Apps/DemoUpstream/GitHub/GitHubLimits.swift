import CoreDomain
import HTTPTypes
import Synchronization

/// How many questions each caller has asked within the hour, and may still ask.
final class GitHubLimits: Sendable {
  private let anybodys: Int
  private let tokens: Int
  private let spent = Mutex(Spent(hour: 0, counts: [:]))

  /// What was asked in an hour since 1970.
  private struct Spent {
    var hour: Int64
    var counts: [GitHubCaller: Int]
  }

  /// - Parameters:
  ///   - anybodys: how many questions an hour are answered without a token.
  ///   - tokens: the same, for each token.
  init(anybodys: Int, tokens: Int) {
    self.anybodys = anybodys
    self.tokens = tokens
  }

  /// The limits of `--demo`. They let more questions pass than GitHub: a person tries things again
  /// and again, there is no token in a demo, and nobody needs to be spared.
  static var ofDemo: GitHubLimits { GitHubLimits(anybodys: 5000, tokens: 5000) }

  /// The reply with what is left to its caller, or a refusal when nothing was.
  ///
  /// - Parameter cost: 0 for what is free, which is never refused.
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
