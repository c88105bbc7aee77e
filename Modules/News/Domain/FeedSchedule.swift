public import CoreDomain

/// When a feed is asked, and with what: the rules of politeness, as a ledger is brought up to date.
///
/// Sites say how long their answers are good, and say it wildly wrong; what they say is kept within bounds.
public enum FeedSchedule {
  /// How long an answer is good at least and at most, whatever its server says.
  public static let lifetimes: ClosedRange<Duration> = .seconds(30 * 60) ... .seconds(5 * 3600)
  /// How long it is good where its server does not say.
  public static let usualLifetime: Duration = .seconds(3600)
  /// How long a feed that failed once is left alone; doubled with each failure in a row.
  public static let firstPause: Duration = .seconds(30 * 60)
  /// How long a feed that goes on failing is left alone at most.
  public static let longestPause: Duration = .seconds(24 * 3600)
  /// How long a server that wants to be left alone is, at least and at most, whatever it says.
  public static let wishes: ClosedRange<Duration> = .seconds(60) ... .seconds(24 * 3600)
  /// How long it is where it does not say.
  public static let usualWish: Duration = .seconds(3600)
  /// How far ahead the moment may lie before which a feed is asked by hand alone. No rule puts it farther off: a
  /// clock that was ahead has, and the moment is not believed.
  public static let longestWait: Duration = max(lifetimes.upperBound, longestPause)
  /// After how many time-outs in a row the other feeds of a host wait for the next refresh.
  public static let timeoutsOfAHost = 2
  /// How long validators are believed. There are servers that answer “not changed” to anything: they are asked
  /// for the whole from time to time.
  public static let validatorsLifetime: Duration = .seconds(8 * 24 * 3600)
}

/// Who wants a feed to be asked.
public enum FeedDemand: Hashable, Sendable {
  /// Nobody in particular: it is asked when its last answer is no longer good.
  case due
  /// A person: it is asked unless its server wants to be left alone.
  case byHand
}

extension FeedLedger {
  /// Whether the feed may be asked now.
  public func allowsAsking(_ demand: FeedDemand, at now: Timestamp) -> Bool {
    guard !isRetired, pause(at: now) == nil else { return false }
    return demand == .byHand || !now.isBefore(nextAt, within: FeedSchedule.longestWait)
  }

  /// The moment before which the feed is not asked, as its server has said; `nil` if it may be asked now.
  public func pause(at now: Timestamp) -> Timestamp? {
    now.isBefore(pausedUntil, within: FeedSchedule.wishes.upperBound) ? pausedUntil : nil
  }

  /// Whether the feed was there after a moment. A moment that has not come yet does not count.
  public func wasFetched(after begin: Timestamp, at now: Timestamp) -> Bool {
    guard let fetchedAt else { return false }
    return begin < fetchedAt && fetchedAt <= now
  }

  /// What to ask with.
  public func validatorsToAskWith(at now: Timestamp) -> HTTPValidators {
    guard let wholeAt, wholeAt <= now else { return .none }
    let end = wholeAt.advanced(by: FeedSchedule.validatorsLifetime)
    return now < end ? validators : .none
  }

  /// The ledger after an answer.
  ///
  /// - Parameter trouble: what was wrong with the document, where it could not be read. Nothing else than
  ///   the next attempt follows from that: the whole document is asked for again.
  public func after(_ reply: FeedReply, trouble: String? = nil, at now: Timestamp) -> FeedLedger {
    guard trouble == nil else { return after(trouble: trouble ?? "", at: now) }
    let lifetimes = FeedSchedule.lifetimes
    let lifetime = reply.lifetime.map { min(max($0, lifetimes.lowerBound), lifetimes.upperBound) }
    return FeedLedger(
      validators: reply.validators, wholeAt: reply.document == nil ? wholeAt : now,
      fetchedAt: now, nextAt: now.advanced(by: lifetime ?? FeedSchedule.usualLifetime))
  }

  /// The ledger after a question that brought no answer.
  public func after(_ failure: FeedSourceFailure, at now: Timestamp) -> FeedLedger {
    switch failure {
    case .cancelled: self
    case .gone:
      changed(failures: failures + 1, trouble: failure.description, isRetired: true)
    case .limited(let wish):
      changed(
        pausedUntil: now.advanced(
          by: min(
            max(wish ?? FeedSchedule.usualWish, FeedSchedule.wishes.lowerBound),
            FeedSchedule.wishes.upperBound)),
        failures: failures + 1, trouble: failure.description)
    default: after(trouble: failure.description, at: now)
    }
  }

  /// The ledger after something that went wrong: the next attempt is later each time.
  private func after(trouble: String, at now: Timestamp) -> FeedLedger {
    let doublings = min(failures, 10)
    let pause = min(FeedSchedule.firstPause * (1 << doublings), FeedSchedule.longestPause)
    return FeedLedger(
      fetchedAt: fetchedAt, nextAt: now.advanced(by: pause), failures: failures + 1,
      trouble: trouble)
  }

  private func changed(
    pausedUntil: Timestamp? = nil, failures: Int, trouble: String, isRetired: Bool = false
  ) -> FeedLedger {
    FeedLedger(
      validators: validators, wholeAt: wholeAt, fetchedAt: fetchedAt, nextAt: nextAt,
      pausedUntil: pausedUntil, failures: failures, trouble: trouble, isRetired: isRetired)
  }
}

extension Timestamp {
  /// Whether this moment comes before another one, and by no more than a duration.
  fileprivate func isBefore(_ other: Timestamp?, within longest: Duration) -> Bool {
    guard let other else { return false }
    return self < other && other <= advanced(by: longest)
  }
}
