import CoreDomain
import StargazersDomain

/// Where the line of a chart goes.
struct SVGStarCurve {
  let stars: SVGStarScale
  let time: SVGStarTimeScale
  private let growth: [(moment: Timestamp, stars: Int)]

  /// - Returns: nothing where no weeks are known.
  init?(of history: StarHistory) {
    let weeks = history.growth
    guard let first = weeks.first, let firstWeek = history.weeks.last else { return nil }
    // The last week is not over, as a rule: its stars were there when the service was asked.
    let now = history.origin.askedAt
    let before = max(0, first.stars - firstWeek.total)
    growth =
      [(first.week, before)]
      + weeks.map { week in
        let end = week.week.weekLater
        return (week.week < now && now < end ? now : end, week.stars)
      }
    stars = SVGStarScale(highest: growth.map(\.stars).max() ?? 0)
    time = SVGStarTimeScale(from: first.week, through: growth.last?.moment ?? first.week)
  }

  /// The beginning of the first week, and the end of the last one.
  var first: Timestamp { time.first }
  var last: Timestamp { time.last }

  /// The points of the line, at most about one for each unit of the picture’s width.
  var points: [(x: Double, y: Double)] {
    let step = max(1, growth.count / Int(SVGStarPlot.width))
    var chosen = stride(from: 0, to: growth.count, by: step).map { growth[$0] }
    if step > 1, let last = growth.last { chosen.append(last) }
    return chosen.map { (time.x(of: $0.moment), stars.y(of: $0.stars)) }
  }
}

/// Where a chart is in its picture.
enum SVGStarPlot {
  static let left = 64.0
  static let right = 700.0
  static let top = 76.0
  static let bottom = 356.0
  static let width = right - left
}

/// The numbers at the side of a chart.
struct SVGStarScale {
  /// Whole numbers from 0 on, with the same distance between them.
  let values: [Int]

  /// The least number of lines, one to five, whose distance is 1, 2 or 5 with zeros behind.
  init(highest: Int) {
    var step = 1
    while highest / 5 >= step, highest > step * 5 {
      step = "\(step)".first == "2" ? step / 2 * 5 : step * 2
    }
    values = Array(
      stride(from: 0, through: max(step, (highest + step - 1) / step * step), by: step))
  }

  func y(of stars: Int) -> Double {
    let share = Double(stars) / Double(values.last ?? 1)
    return SVGStarPlot.bottom - share * (SVGStarPlot.bottom - SVGStarPlot.top)
  }

  /// `500`, `10k`, `1.5M`.
  static func name(of value: Int) -> String {
    switch value {
    case ..<10_000: "\(value)"
    case ..<1_000_000: "\(value / 1000)k"
    default:
      value % 1_000_000 == 0
        ? "\(value / 1_000_000)M" : "\(value / 1_000_000).\(value % 1_000_000 / 100_000)M"
    }
  }
}

extension Timestamp {
  /// The same moment a week later; the last moment of all where there is none.
  fileprivate var weekLater: Timestamp {
    let milliseconds = millisecondsSince1970 + 604_800_000
    return Timestamp(millisecondsSince1970: milliseconds) ?? self
  }
}
