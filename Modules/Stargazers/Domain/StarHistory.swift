public import CoreDomain

/// The star history of a repository: its total number of stars, the stars given in each week, and
/// the origin of the data.
public struct StarHistory: Hashable, Sendable {
  public let repository: RepositoryName
  /// The total number of stars, as GitHub last reported it.
  public let total: Int
  /// The stars given in each week, newest week first. The service may omit weeks without stars.
  /// Older weeks are missing if loading them was interrupted.
  public let weeks: [StarWeek]
  public let origin: StargazerOrigin

  public init(repository: RepositoryName, total: Int, weeks: [StarWeek], origin: StargazerOrigin) {
    self.repository = repository
    self.total = total
    self.weeks = weeks
    self.origin = origin
  }

  /// Whether older weeks may be missing, because loading them was interrupted.
  public var mayBeIncomplete: Bool {
    if case .stored(let stored, because: _) = origin { !stored.isComplete } else { false }
  }

  /// The number of stars at the end of each week, oldest first.
  ///
  /// It is computed backwards from the current total, so the last value always equals the total,
  /// even if the weeks are incomplete.
  public var growth: [StarGrowth] {
    var stars = total
    return weeks.map { week in
      defer { stars = max(0, stars - week.total) }
      return StarGrowth(week: week.start, stars: stars)
    }.reversed()
  }
}

extension StarHistory {
  /// Returns the number of stars given in the last weeks before the data was requested. The week of
  /// the request counts as one of these weeks.
  public func stars(inLast weeks: Int) -> Int {
    let first = origin.askedAt.advanced(by: .seconds(-604_800 * weeks))
    return self.weeks.filter { $0.start > first }.map(\.total).reduce(0, +)
  }
}

/// The total number of stars of a repository at the end of a week.
public struct StarGrowth: Hashable, Sendable {
  /// The start of the week. ``stars`` is the number at its end, seven days later.
  public let week: Timestamp
  public let stars: Int

  public init(week: Timestamp, stars: Int) {
    self.week = week
    self.stars = stars
  }
}

/// How many stars a repository received on each day of one week.
public struct StarWeek: Hashable, Sendable {
  /// The start of the week: Sunday, 00:00 UTC, as on GitHub.
  public let start: Timestamp
  /// The number of stars given on each day, Sunday first. There are always seven numbers.
  public let days: [Int]

  /// Creates a week. Returns `nil` unless there are seven counts, each from 0 to ``limit``.
  public init?(start: Timestamp, days: [Int]) {
    guard days.count == 7, days.allSatisfy({ (0...Self.limit).contains($0) }) else { return nil }
    self.start = start
    self.days = days
  }

  /// The number of stars given in the week: the sum of ``days``.
  public var total: Int { days.reduce(0, +) }

  /// The maximum number of stars per day. Larger numbers are invalid, so ``total`` cannot overflow.
  public static let limit = 100_000_000_000
}

/// A chart as an SVG image, and the history that it shows.
public struct StarHistoryPicture: Hashable, Sendable {
  public let svg: String
  public let history: StarHistory

  public init(svg: String, history: StarHistory) {
    self.svg = svg
    self.history = history
  }
}

/// Draws a star history as an SVG image.
///
/// Calls are synchronous, so implementations must return quickly. The image should include a text
/// description for screen readers.
public protocol StarHistoryDrawing: Sendable {
  func chart(of history: StarHistory) -> String
}
