internal import CoreDomain

/// An exchange on its way through the engine, and whom to tell when it ends.
///
/// A class, since it goes through several hands and is the same in all of them.
final class CurlExchange: Sendable {
  typealias ID = UInt64
  /// A reply as it came: whoever waits for it reads its header, and not the engine's one thread.
  typealias Outcome = Result<CurlReply, HTTPFailure>

  let id: ID
  let hop: CurlHop
  let limits: HTTPLimits
  let deadline: ContinuousClock.Instant
  private let continuation: CheckedContinuation<Outcome, Never>

  init(
    id: ID, hop: CurlHop, limits: HTTPLimits, deadline: ContinuousClock.Instant,
    continuation: CheckedContinuation<Outcome, Never>
  ) {
    self.id = id
    self.hop = hop
    self.limits = limits
    self.deadline = deadline
    self.continuation = continuation
  }

  func end(_ outcome: Outcome) {
    continuation.resume(returning: outcome)
  }
}
