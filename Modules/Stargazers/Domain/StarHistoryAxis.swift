public import CoreDomain

/// A point of a chart's line: the number of stars at a moment.
public struct StarCount: Hashable, Sendable {
  public let moment: Timestamp
  public let stars: Int

  public init(moment: Timestamp, stars: Int) {
    self.moment = moment
    self.stars = stars
  }
}

extension StarHistory {
  /// The points of a chart's line: the number of stars at the end of each week, and at the start of
  /// the first week and of each week after a gap. Oldest first. Empty if there are no weeks.
  ///
  /// Gaps are weeks that the service omits because they have no stars. If a week was not over when
  /// the data was requested, its point has the time of that request instead of the end of the week.
  public var counts: [StarCount] {
    let now = origin.askedAt
    var counts: [StarCount] = []
    var last: Timestamp?
    for (week, growth) in zip(weeks.reversed(), self.growth) {
      if last.map({ $0 < week.start }) ?? true {
        counts.append(StarCount(moment: week.start, stars: max(0, growth.stars - week.total)))
      }
      let end = week.start.advanced(by: .seconds(604_800))
      counts.append(
        StarCount(moment: week.start < now && now < end ? now : end, stars: growth.stars))
      last = end
    }
    return counts
  }
}

/// Computes the labels on the axes of a star history chart: round numbers and calendar dates.
public enum StarHistoryAxis {
  /// Returns two to six equally spaced numbers, from 0 up to a number that is at least `count`, or
  /// at least a quarter of `Int.max` if `count` is larger. The spacing is 1, 2 or 5 times a power of
  /// ten.
  public static func values(upTo count: Int) -> [Int] {
    // A larger count is not real, and would overflow.
    let highest = min(count, .max / 4)
    var step = 1
    while highest / 5 >= step, highest > step * 5 {
      step = "\(step)".first == "2" ? step / 2 * 5 : step * 2
    }
    return Array(
      stride(from: 0, through: max(step, (highest + step - 1) / step * step), by: step))
  }

  /// Returns 1, 10 and the following powers of ten, up to the first power that is at least
  /// `highest`.
  public static func powers(upTo highest: Int) -> [Int] {
    var powers = [1, 10]
    while let last = powers.last, last < highest, last <= .max / 10 { powers.append(last * 10) }
    return powers
  }

  /// A label on the time axis: a date, and its text such as `2026`, `2026-01` or `2026-01-04`.
  public struct Mark: Hashable, Sendable {
    public let moment: Timestamp
    public let name: String

    public init(moment: Timestamp, name: String) {
      self.moment = moment
      self.name = name
    }
  }

  /// Returns at most seven dates from `first` through `last`, oldest first. If the period spans
  /// more than three calendar months, the dates are starts of months or years. Otherwise, they
  /// begin with `first` and are one or more weeks apart.
  public static func marks(from first: Timestamp, through last: Timestamp) -> [Mark] {
    let months = first.month...max(first, last).month
    guard months.count > 3 else { return weeks(from: first, through: last) }
    let steps = [1, 2, 3, 6, 12, 24, 60, 120, 240, 600, 1200]
    let step = steps.first { months.count / $0 < most } ?? 12_000
    let start = (months.lowerBound + step - 1) / step * step
    return stride(from: start, through: months.upperBound, by: step).compactMap { month in
      guard let moment = Timestamp(month: month), moment >= first else { return nil }
      return Mark(moment: moment, name: String(moment.iso8601.prefix(step < 12 ? 7 : 4)))
    }
  }

  private static func weeks(from first: Timestamp, through last: Timestamp) -> [Mark] {
    let week: Int64 = 604_800_000
    let count = (last.millisecondsSince1970 - first.millisecondsSince1970) / week
    let step = week * max(1, (count + 4) / 5)
    return stride(
      from: first.millisecondsSince1970, through: last.millisecondsSince1970, by: Int(step)
    ).compactMap { milliseconds in
      Timestamp(millisecondsSince1970: milliseconds).map {
        Mark(moment: $0, name: Figures.day($0))
      }
    }
  }

  private static let most = 7
}

extension Timestamp {
  /// The number of months since year 0.
  fileprivate var month: Int {
    let text = iso8601
    return (Int(text.prefix(4)) ?? 0) * 12 + (Int(text.dropFirst(5).prefix(2)) ?? 1) - 1
  }

  /// Creates the start of a month, or returns `nil` if it is out of range. `month` is the number of
  /// months since year 0.
  fileprivate init?(month: Int) {
    let year = String(repeating: "0", count: max(0, 4 - "\(month / 12)".count)) + "\(month / 12)"
    let number = month % 12 + 1
    self.init(iso8601: "\(year)-\(number < 10 ? "0" : "")\(number)-01T00:00:00Z")
  }
}
