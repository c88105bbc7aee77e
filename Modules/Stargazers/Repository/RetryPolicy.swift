import CoreDomain
import StargazersDomain

/// How long to wait, and how often to retry, after a rate limit or a server error.
///
/// A user who has just sent a request gets an error or stored data quickly, instead of waiting for
/// minutes at a blank screen. In the middle of a synchronization, the remaining pages are worth a
/// longer wait.
///
/// If the service does not say when a rate limit ends, the policy waits 1, 2 and 4 minutes, as
/// GitHub recommends, or gives up if that is too long.
/// https://docs.github.com/en/rest/using-the-rest-api/best-practices-for-using-the-rest-api
enum RetryPolicy {
  /// The longest wait for a rate limit before a part of the requested data has arrived. If the
  /// limit ends later, the request fails.
  private static let atFirst = Duration.seconds(10)
  /// The longest wait for a rate limit after a part of the requested data has arrived. If the limit
  /// ends later, the request fails.
  private static let onTheWay = Duration.seconds(300)
  /// The first wait if the service does not say when a rate limit ends. It doubles with each retry.
  private static let usual = Duration.seconds(60)
  /// The maximum number of retries of a request after a rate limit.
  private static let retries = 3
  /// The first wait after a server error (5xx). It doubles with each retry, and varies randomly by
  /// up to half, so that callers do not retry together. The initial request for the number of stars
  /// is not retried.
  private static let fault = Duration.seconds(1)
  /// The maximum number of retries of a request after a server error.
  private static let faultRetries = 2

  /// Returns how long to wait before a retry, or `nil` to give up.
  ///
  /// - Parameters:
  ///   - retry: The number of earlier retries after failures of the same kind.
  ///   - jitter: A random number from 0 to 1.
  static func wait(
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

  private static func wait(
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
