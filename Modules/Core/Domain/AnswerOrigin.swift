/// Where an answer comes from: a service, or the store of the service's earlier answers.
public enum AnswerOrigin<Failure: Error & Hashable>: Hashable, Sendable {
  /// The service, which was asked at this time.
  case service(Timestamp)
  /// The store, because its data is less than a minute old. No request was sent. The time is that
  /// of the earlier request.
  case fresh(askedAt: Timestamp)
  /// The store, because the request to the service failed.
  case stored(StoredAnswer, because: Failure)

  /// The time of the request for this answer. If that request failed, the time of an earlier one:
  /// see ``StoredAnswer/askedAt``.
  public var askedAt: Timestamp {
    switch self {
    case .service(let moment), .fresh(let moment): moment
    case .stored(let stored, because: _): stored.askedAt
    }
  }
}

/// How old and how complete an answer from the store is.
public struct StoredAnswer: Hashable, Sendable {
  /// The time of the request from which the data comes.
  public let askedAt: Timestamp
  /// The time since ``askedAt`` in milliseconds; 0 if the clock was set back.
  public let ageMilliseconds: Int64
  /// Whether the store has everything that the service knew at ``askedAt``.
  public let isComplete: Bool

  public init(askedAt: Timestamp, now: Timestamp, isComplete: Bool = true) {
    self.askedAt = askedAt
    ageMilliseconds = max(0, now.millisecondsSince1970 - askedAt.millisecondsSince1970)
    self.isComplete = isComplete
  }
}

extension Timestamp {
  /// Whether an answer of this time is less than a minute old. A time after `now` is not fresh,
  /// because the clock was wrong then or is wrong now.
  public func isFresh(at now: Timestamp) -> Bool {
    (0..<60_000).contains(now.millisecondsSince1970 - millisecondsSince1970)
  }
}
