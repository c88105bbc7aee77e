public import CoreDomain

/// How many stars a repository got, week by week, and who says so.
public struct StarHistory: Hashable, Sendable {
  public let repository: RepositoryName
  /// How many stars there are.
  public let total: Int
  /// The newest first, one for each week.
  public let weeks: [StarWeek]
  public let origin: StargazerOrigin

  public init(
    repository: RepositoryName, total: Int, weeks: [StarWeek], origin: StargazerOrigin
  ) {
    self.repository = repository
    self.total = total
    self.weeks = weeks
    self.origin = origin
  }

  /// How many stars there were at the end of each week, the oldest first.
  ///
  /// What is counted is led back from the present total: so the last one agrees with it, whatever the weeks
  /// leave out.
  public var growth: [StarGrowth] {
    var stars = total
    return weeks.map { week in
      defer { stars = max(0, stars - week.total) }
      return StarGrowth(week: week.start, stars: stars)
    }.reversed()
  }
}

/// How many stars there were at the end of a week.
public struct StarGrowth: Hashable, Sendable {
  /// The beginning of the week.
  public let week: Timestamp
  public let stars: Int

  public init(week: Timestamp, stars: Int) {
    self.week = week
    self.stars = stars
  }
}

/// The stars that were given in a week.
public struct StarWeek: Hashable, Sendable {
  /// The beginning of its first day: Sunday, in UTC, as the service counts.
  public let start: Timestamp
  /// How many on each of the seven days.
  public let days: [Int]

  /// Makes a week, or nothing unless there are seven days with 0 stars or more each, and a sum that can be
  /// counted.
  public init?(start: Timestamp, days: [Int]) {
    guard days.count == 7, days.allSatisfy({ (0...Self.limit).contains($0) }) else { return nil }
    self.start = start
    self.days = days
  }

  /// How many in all.
  public var total: Int { days.reduce(0, +) }

  /// How many stars a day has at most. There are not so many people.
  public static let limit = 100_000_000_000
}

/// A picture in SVG, and what it shows.
public struct StarHistoryPicture: Hashable, Sendable {
  public let svg: String
  public let history: StarHistory

  public init(svg: String, history: StarHistory) {
    self.svg = svg
    self.history = history
  }
}

/// Who draws a history as a picture, in SVG. It is asked in the middle of other work, and answers at once.
///
/// A picture says in words what it shows, for people who do not see it.
public protocol StarHistoryDrawing: Sendable {
  func chart(of history: StarHistory) -> String
}
