import CoreDomain
import StargazersDomain

/// The line of a chart.
struct SVGStarCurve {
  let stars: SVGStarScale
  let time: SVGStarTimeScale
  private let growth: [(moment: Timestamp, stars: Int)]

  /// - Returns: `nil` if no weeks are known.
  init?(of history: StarHistory) {
    let weeks = history.growth
    guard let first = weeks.first, let firstWeek = history.weeks.last else { return nil }
    // The last week is usually not over: its value is that of the time of the request.
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

  /// The start of the first week and the end of the last one.
  var first: Timestamp { time.first }
  var last: Timestamp { time.last }

  /// The points of the line, at most about one per unit of the image's width.
  var points: [(x: Double, y: Double)] {
    let step = max(1, growth.count / Int(SVGStarPlot.width))
    var chosen = stride(from: 0, to: growth.count, by: step).map { growth[$0] }
    if step > 1, let last = growth.last { chosen.append(last) }
    return chosen.map { (time.x(of: $0.moment), stars.y(of: $0.stars)) }
  }
}

/// The position of the chart in its image.
enum SVGStarPlot {
  static let left = 64.0
  static let right = 700.0
  static let top = 76.0
  static let bottom = 356.0
  static let width = right - left
}

/// The vertical axis of a chart.
struct SVGStarScale {
  /// Integers from 0 at equal distances.
  let values: [Int]

  /// Chooses one to five grid lines, with a step of 1, 2 or 5 times a power of ten.
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

  /// Returns the label of a value: `500`, `10k`, `1.5M`.
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
  /// The time one week later, or the same time if that is out of range.
  fileprivate var weekLater: Timestamp {
    let milliseconds = millisecondsSince1970 + 604_800_000
    return Timestamp(millisecondsSince1970: milliseconds) ?? self
  }
}
