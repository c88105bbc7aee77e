public import CoreDomain

/// A point of a chart's line: the number of stars at a moment.
public struct StarCount: Hashable, Sendable {
  public let moment: Timestamp
  public let stars: Int
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
      let end = week.start.advanced(by: .seconds(7 * 86_400))
      counts.append(
        StarCount(moment: week.start < now && now < end ? now : end, stars: growth.stars))
      last = end
    }
    return counts
  }
}

/// Computes the labels on the axes of a star history chart: powers of ten and calendar dates.
public enum StarHistoryAxis {
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
      guard let moment = Timestamp(startOfMonth: month), moment >= first else { return nil }
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
