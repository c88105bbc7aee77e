import CoreDomain
import StargazersDomain

/// How long a wish of the service to be left alone is waited for, before the question is given up.
///
/// Who has just asked is told at once, or shown what is stored: nobody sits before a blank screen for
/// minutes. In the middle of a walk it is the other way round: what is left of it is worth a wait.
public struct StargazerPatience: Hashable, Sendable {
  /// The longest wait before anything has come.
  public let atFirst: Duration
  /// The longest wait in the middle of a walk.
  public let onTheWay: Duration
  /// The first wait where the service does not say how long; each further one is twice as long.
  public let usual: Duration
  /// How many times one question is asked again.
  public let retries: Int
  /// The first wait after a failure of the service (5xx); each further one is twice as long. Up to half of it
  /// is added or taken away at random, so that callers who failed together do not come back together.
  public let fault: Duration
  /// How many times one question is asked again after such a failure.
  public let faultRetries: Int

  public init(
    atFirst: Duration, onTheWay: Duration, usual: Duration, retries: Int, fault: Duration,
    faultRetries: Int
  ) {
    self.atFirst = atFirst
    self.onTheWay = onTheWay
    self.usual = usual
    self.retries = retries
    self.fault = fault
    self.faultRetries = faultRetries
  }

  /// 10 s at first and 5 minutes on the way; a minute where the service does not say, as it asks for, then two,
  /// then four. A failure is asked again after a second, then two. https://docs.github.com/en/rest/using-the-rest-api/best-practices-for-using-the-rest-api
  public static let polite = StargazerPatience(
    atFirst: .seconds(10), onTheWay: .seconds(300), usual: .seconds(60), retries: 3,
    fault: .seconds(1), faultRetries: 2)

  /// Returns how long to wait before a question is asked again, or `nil` when it is time to give up.
  ///
  /// - Parameters:
  ///   - retry: 0 for the first time that a question is asked again.
  ///   - jitter: a random number from 0 to 1.
  func wait(
    after failure: StargazerSourceFailure, retry: Int, stage: StargazerStage, jitter: Double,
    now: Timestamp
  ) -> Duration? {
    switch failure {
    case .limited(let limit): wait(for: limit, retry: retry, stage: stage, now: now)
    case .outOfOrder(status: 500...599) where stage != .first && retry < faultRetries:
      fault * (1 << retry) * (0.5 + jitter)
    default: nil
    }
  }

  private func wait(
    for limit: StargazerLimit, retry: Int, stage: StargazerStage, now: Timestamp
  ) -> Duration? {
    guard retry < retries else { return nil }
    let wanted =
      limit.until.map { until in
        // Clocks are no finer than that, and a wait of nothing would ask too early again.
        max(
          .seconds(1),
          .milliseconds(until.millisecondsSince1970 - now.millisecondsSince1970))
      } ?? usual * (1 << retry)
    return wanted <= (stage == .underway ? onTheWay : atFirst) ? wanted : nil
  }
}
