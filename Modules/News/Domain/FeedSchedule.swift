public import CoreDomain

/// How long to wait before a feed is fetched again, and how long its validators are used. The
/// methods of ``FetchState`` apply these durations.
///
/// A server declares how long its reply is fresh, and how long to wait when it is overloaded. Such
/// values are often unreasonable, so they are limited: see ``lifetimes`` and ``wishes``.
public enum FeedSchedule {
  /// The bounds on how long a reply is fresh, whatever its server declares.
  public static let lifetimes: ClosedRange<Duration> = .seconds(30 * 60) ... .seconds(5 * 3600)
  /// How long a reply is fresh if its server does not say.
  public static let usualLifetime: Duration = .seconds(3600)
  /// How long to wait after the first failure; the wait doubles with each consecutive failure.
  public static let firstPause: Duration = .seconds(30 * 60)
  /// The longest wait after consecutive failures.
  public static let longestPause: Duration = .seconds(24 * 3600)
  /// The bounds on how long a rate-limiting server is not contacted, whatever its `Retry-After`
  /// says.
  public static let wishes: ClosedRange<Duration> = .seconds(60) ... .seconds(24 * 3600)
  /// How long a rate-limiting server that sends no `Retry-After` is not contacted.
  public static let usualWish: Duration = .seconds(3600)
  /// The longest wait before a feed's next fetch. A stored time further in the future is ignored,
  /// because it was set while the clock was ahead.
  public static let longestWait: Duration = max(lifetimes.upperBound, longestPause)
  /// After this many consecutive timeouts of one host, a refresh postpones the other feeds of that
  /// host to the next refresh.
  public static let timeoutsOfAHost = 2
  /// How long validators are sent after a full document was received. After that, the full document
  /// is requested again, because some servers answer “not changed” to everything.
  public static let validatorsLifetime: Duration = .seconds(8 * 24 * 3600)

  /// Returns how long a rate-limiting server is not contacted.
  ///
  /// - Parameter wish: The server's `Retry-After`, or `nil` if it sent none.
  public static func pause(for wish: Duration?) -> Duration {
    min(max(wish ?? usualWish, wishes.lowerBound), wishes.upperBound)
  }

  /// The result of ``pause(for:)`` in words, rounded up, such as `2 minutes`.
  static func words(forPause wish: Duration?) -> String {
    let seconds = pause(for: wish).components.seconds
    let unit: Int64 = seconds > 3600 ? 3600 : 60
    return Figures.age(milliseconds: (seconds + unit - 1) / unit * unit * 1000)
  }
}

/// The reason for fetching a feed.
public enum FeedDemand: Hashable, Sendable {
  /// An automatic refresh: fetches only feeds that are due (``FetchState/nextAt``).
  case due
  /// A user's request: fetches the feed unless its server is rate-limiting or has said that the
  /// feed is gone.
  case byHand
}

extension FetchState {
  /// Whether the feed may be fetched at `now` for a reason. A feed that is gone or paused may not,
  /// whatever the reason.
  public func allowsAsking(_ demand: FeedDemand, at now: Timestamp) -> Bool {
    guard !isRetired, pause(at: now) == nil else { return false }
    return demand == .byHand || !now.isBefore(nextAt, within: FeedSchedule.longestWait)
  }

  /// Returns the time until which the server asked not to be contacted. Returns `nil` if that time
  /// is unset or has passed. Also returns `nil` if it is more than a day ahead, because the clock
  /// was ahead when the time was stored.
  public func pause(at now: Timestamp) -> Timestamp? {
    now.isBefore(pausedUntil, within: FeedSchedule.wishes.upperBound) ? pausedUntil : nil
  }

  /// Whether the feed was fetched successfully after `begin`. A fetch time later than `now` does
  /// not count.
  public func wasFetched(after begin: Timestamp, at now: Timestamp) -> Bool {
    guard let fetchedAt else { return false }
    return begin < fetchedAt && fetchedAt <= now
  }

  /// Returns the validators for the next request. Returns none if the last full document is older
  /// than ``FeedSchedule/validatorsLifetime``, so that the server sends the full document again.
  /// Also returns none if the time of that document is unknown or in the future.
  public func validatorsToAskWith(at now: Timestamp) -> HTTPValidators {
    guard let wholeAt, wholeAt <= now else { return .none }
    let end = wholeAt.advanced(by: FeedSchedule.validatorsLifetime)
    return now < end ? validators : .none
  }

  /// Returns the fetch state after a reply.
  ///
  /// - Parameter trouble: Why the document could not be parsed, or `nil` if it could. A document
  ///   that could not be parsed counts as a failure, and the next request has no validators.
  public func after(_ reply: FeedReply, trouble: String? = nil, at now: Timestamp) -> FetchState {
    if let trouble {
      return FetchState(
        fetchedAt: fetchedAt, nextAt: backoff(at: now), failures: failures + 1, trouble: trouble)
    }
    let lifetimes = FeedSchedule.lifetimes
    let lifetime = reply.lifetime.map { min(max($0, lifetimes.lowerBound), lifetimes.upperBound) }
    return FetchState(
      validators: reply.validators, wholeAt: reply.document == nil ? wholeAt : now,
      fetchedAt: now, nextAt: now.advanced(by: lifetime ?? FeedSchedule.usualLifetime))
  }

  /// Returns the fetch state after a failed request. A cancelled request does not change it. The
  /// validators are kept.
  public func after(_ failure: FeedSourceFailure, at now: Timestamp) -> FetchState {
    switch failure {
    case .cancelled: self
    case .gone:
      changed(failures: failures + 1, trouble: failure.description, isRetired: true)
    case .limited(let wish):
      changed(
        pausedUntil: now.advanced(by: FeedSchedule.pause(for: wish)), failures: failures + 1,
        trouble: failure.description)
    default: changed(nextAt: backoff(at: now), failures: failures + 1, trouble: failure.description)
    }
  }

  /// Returns the time of the next request after a failure, with exponential backoff.
  private func backoff(at now: Timestamp) -> Timestamp {
    let doublings = min(failures, 10)
    return now.advanced(
      by: min(FeedSchedule.firstPause * (1 << doublings), FeedSchedule.longestPause))
  }

  private func changed(
    nextAt: Timestamp? = nil, pausedUntil: Timestamp? = nil, failures: Int, trouble: String,
    isRetired: Bool = false
  ) -> FetchState {
    FetchState(
      validators: validators, wholeAt: wholeAt, fetchedAt: fetchedAt,
      nextAt: nextAt ?? self.nextAt, pausedUntil: pausedUntil, failures: failures,
      trouble: trouble, isRetired: isRetired)
  }
}

extension Timestamp {
  /// Whether this time is before `other`, but by no more than `longest`. `false` if `other` is
  /// `nil`.
  fileprivate func isBefore(_ other: Timestamp?, within longest: Duration) -> Bool {
    guard let other else { return false }
    return self < other && other <= advanced(by: longest)
  }
}
