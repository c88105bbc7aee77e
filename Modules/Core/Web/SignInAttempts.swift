/// Counts failed attempts to sign in and determines the wait before the next attempt.
///
/// An attempt counts as failed until it succeeds, so that parallel guesses count, too. The first
/// attempts need no wait. After that, each attempt doubles the wait.
struct SignInAttempts: Sendable {
  enum Key: Hashable, Sendable {
    /// The name of a user. Other people must not be able to lock out this user for long.
    case name(String)
    case client(String)
    /// The programs of a network that send wrong access tokens. Wrong passwords of people must not
    /// make programs wait.
    case programs(String)
    case newAccounts(String)
  }

  private struct Record {
    var count: Int
    var last: ContinuousClock.Instant
  }

  private var records: [Key: Record] = [:]

  /// Counts an attempt and returns `nil`, or returns the time to wait before it.
  mutating func begin(_ keys: [Key], at now: ContinuousClock.Instant) -> Duration? {
    let wait = keys.map { self.wait(for: $0, at: now) }.max() ?? .zero
    guard wait <= .zero else { return wait }
    for key in keys {
      makeRoom(for: key, at: now)
      let count = count(of: key, at: now)
      records[key] = Record(count: count + 1, last: now)
    }
    return nil
  }

  /// Records a successful attempt. The count of the name is reset. The count of the client is only
  /// reduced by one, because the client may have guessed the passwords of other names.
  mutating func succeed(_ keys: [Key]) {
    for key in keys {
      if case .name = key { records[key] = nil } else { withdraw([key]) }
    }
  }

  /// Removes an attempt from the counts, because it neither failed nor succeeded.
  mutating func withdraw(_ keys: [Key]) {
    for key in keys {
      if let record = records[key], record.count > 1 {
        records[key]?.count -= 1
      } else {
        // A key without failures must not take the room of another one.
        records[key] = nil
      }
    }
  }

  private func wait(for key: Key, at now: ContinuousClock.Instant) -> Duration {
    let count = count(of: key, at: now)
    guard let record = records[key], count >= Self.free else { return .zero }
    let doublings = min(count - Self.free, 20)
    return record.last + min(key.first * (1 << doublings), key.longest) - now
  }

  private func count(of key: Key, at now: ContinuousClock.Instant) -> Int {
    guard let record = records[key], now - record.last < Self.memory else { return 0 }
    return record.count
  }

  private mutating func makeRoom(for key: Key, at now: ContinuousClock.Instant) {
    guard records[key] == nil, records.count >= Self.limit else { return }
    records = records.filter { now - $0.value.last < Self.memory }
    guard records.count >= Self.limit,
      let oldest = records.min(by: { $0.value.last < $1.value.last })?.key
    else { return }
    records[oldest] = nil
  }

  /// The number of attempts without a wait.
  static let free = 10

  /// The time after which a key without new attempts is forgotten.
  static let memory = Duration.seconds(3600)

  /// The maximum number of keys in memory.
  static let limit = 10_000
}

extension SignInAttempts.Key {
  fileprivate var first: Duration {
    if case .newAccounts = self { .seconds(60) } else { .seconds(1) }
  }

  fileprivate var longest: Duration {
    switch self {
    case .name, .programs: .seconds(30)
    case .client: .seconds(900)
    case .newAccounts: .seconds(3000)
    }
  }
}
