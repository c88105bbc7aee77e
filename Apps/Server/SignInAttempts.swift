/// How often somebody has tried in vain to sign in, and how long they wait before the next attempt.
///
/// An attempt counts until it has succeeded, so that guesses that are made side by side count, too.
/// The first attempts are free; after them the wait doubles with each one.
struct SignInAttempts: Sendable {
  /// Whose attempts are counted together.
  enum Key: Hashable, Sendable {
    /// A reader, who must not be locked out for long by somebody else.
    case name(String)
    case client(String)
    /// A client that makes accounts.
    case newAccounts(String)
  }

  private struct Record {
    var count: Int
    var last: ContinuousClock.Instant
  }

  private var records: [Key: Record] = [:]

  /// Counts an attempt.
  ///
  /// - Returns: `nil` if it may be made now; otherwise how long to wait, and nothing is counted.
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

  /// Notes that an attempt was not in vain. A name is as new; a client may have guessed others.
  mutating func succeed(_ keys: [Key]) {
    for key in keys {
      if case .name = key { records[key] = nil } else { records[key]?.count -= 1 }
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

  /// How many attempts there are without a wait.
  static let free = 10

  /// For how long an attempt counts when no other one follows.
  static let memory = Duration.seconds(3600)

  /// How many names and clients are kept in memory.
  static let limit = 10_000
}

extension SignInAttempts.Key {
  /// The first wait.
  fileprivate var first: Duration {
    if case .newAccounts = self { .seconds(60) } else { .seconds(1) }
  }

  /// The longest wait.
  fileprivate var longest: Duration {
    switch self {
    case .name: .seconds(30)
    case .client: .seconds(900)
    case .newAccounts: .seconds(3000)
    }
  }
}
