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

  public init(atFirst: Duration, onTheWay: Duration, usual: Duration, retries: Int) {
    self.atFirst = atFirst
    self.onTheWay = onTheWay
    self.usual = usual
    self.retries = retries
  }

  /// 10 s at first and 5 minutes on the way; a minute where the service does not say, as it asks for, then two,
  /// then four. https://docs.github.com/en/rest/using-the-rest-api/best-practices-for-using-the-rest-api
  public static let polite = StargazerPatience(
    atFirst: .seconds(10), onTheWay: .seconds(300), usual: .seconds(60), retries: 3)

  /// How long to wait, or nothing when it is time to give up.
  ///
  /// - Parameters:
  ///   - retry: 0 for the first time that a question is asked again.
  ///   - isOnTheWay: whether something has come already.
  func wait(
    for limit: StargazerLimit, retry: Int, isOnTheWay: Bool, now: Timestamp
  ) -> Duration? {
    guard retry < retries else { return nil }
    let wanted =
      limit.until.map { until in
        // Clocks are no finer than that, and a wait of nothing would ask too early again.
        max(
          .seconds(1),
          .milliseconds(until.millisecondsSince1970 - now.millisecondsSince1970))
      } ?? usual * (1 << retry)
    return wanted <= (isOnTheWay ? onTheWay : atFirst) ? wanted : nil
  }
}
