internal import CoreDomain

/// An exchange that the engine processes, and the continuation that waits for it.
///
/// It is a class because several objects share the same exchange.
final class CurlExchange: Sendable {
  typealias ID = UInt64
  /// The raw reply. The waiting task parses the header, so that the engine's thread does not have
  /// to.
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
