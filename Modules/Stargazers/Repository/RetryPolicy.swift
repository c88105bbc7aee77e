import CoreDomain
import StargazersDomain

/// The policy for waiting and retrying.
///
/// A user who has just sent a request gets an error or stored data quickly, instead of waiting for
/// minutes at a blank screen. In the middle of a synchronization, the remaining pages are worth a
/// longer wait.
public struct RetryPolicy: Hashable, Sendable {
  /// The maximum wait until a part of the list has arrived.
  public let atFirst: Duration
  /// The maximum wait after a part of the list has arrived.
  public let onTheWay: Duration
  /// The first wait if the service does not say how long to wait. It doubles with each retry.
  public let usual: Duration
  /// The maximum number of retries after a rate limit.
  public let retries: Int
  /// The first wait after a server error (5xx), unless the error is the first response. It doubles
  /// with each retry, and varies randomly by up to half, so that callers do not retry together.
  public let fault: Duration
  /// The maximum number of retries after a server error.
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

  /// Waits at most 10 s until a part of the list has arrived, and then at most 5 minutes. If the
  /// service does not say how long to wait, waits 1, 2 and 4 minutes, as GitHub recommends. After a
  /// server error, waits 1 and 2 s, or gives up if the error is the first response.
  /// https://docs.github.com/en/rest/using-the-rest-api/best-practices-for-using-the-rest-api
  public static let polite = RetryPolicy(
    atFirst: .seconds(10), onTheWay: .seconds(300), usual: .seconds(60), retries: 3,
    fault: .seconds(1), faultRetries: 2)

  /// Returns how long to wait before a retry, or `nil` to give up.
  ///
  /// - Parameters:
  ///   - retry: The number of earlier retries.
  ///   - jitter: A random number from 0 to 1.
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
        // Times have a resolution of one second, so a shorter wait might retry too early.
        max(
          .seconds(1),
          .milliseconds(until.millisecondsSince1970 - now.millisecondsSince1970))
      } ?? usual * (1 << retry)
    return wanted <= (stage == .underway ? onTheWay : atFirst) ? wanted : nil
  }
}
