import CoreDomain
import StargazersDomain

/// The line of a chart.
struct SVGStarCurve {
  let stars: SVGStarScale
  let time: SVGStarTimeScale
  private let counts: [StarCount]

  /// - Returns: `nil` if no weeks are known.
  init?(of history: StarHistory) {
    counts = history.counts
    guard let first = counts.first, let last = counts.last else { return nil }
    stars = SVGStarScale(highest: counts.map(\.stars).max() ?? 0)
    time = SVGStarTimeScale(from: first.moment, through: last.moment)
  }

  /// The start of the first week. ``last`` is the time of the last point: see
  /// ``StarHistory/counts``.
  var first: Timestamp { time.first }
  var last: Timestamp { time.last }

  /// The points of the line: about one point per horizontal unit of the image, and at most two.
  var points: [(x: Double, y: Double)] {
    let step = max(1, counts.count / Int(SVGStarPlot.width))
    var chosen = stride(from: 0, to: counts.count, by: step).map { counts[$0] }
    if step > 1, let last = counts.last { chosen.append(last) }
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
  /// Integers at equal distances, starting with 0.
  let values: [Int]

  init(highest: Int) {
    values = Figures.axis(upTo: highest)
  }

  func y(of stars: Int) -> Double {
    let share = Double(stars) / Double(values.last ?? 1)
    return SVGStarPlot.bottom - share * (SVGStarPlot.bottom - SVGStarPlot.top)
  }

  /// Returns the label of a value: `500`, `2,500`, `10k`, `1.5M`.
  static func name(of value: Int) -> String {
    switch value {
    case ..<10_000: Figures.grouped(value)
    case ..<1_000_000: "\(value / 1000)k"
    default:
      value % 1_000_000 == 0
        ? "\(value / 1_000_000)M" : "\(value / 1_000_000).\(value % 1_000_000 / 100_000)M"
    }
  }
}

/// The horizontal axis of a chart.
struct SVGStarTimeScale {
  let first: Timestamp
  let last: Timestamp

  /// - Parameter last: The end of the axis. It is ignored if it is before `first`.
  init(from first: Timestamp, through last: Timestamp) {
    self.first = first
    self.last = max(first, last)
  }

  func x(of moment: Timestamp) -> Double {
    let whole = Double(last.millisecondsSince1970 - first.millisecondsSince1970)
    guard whole > 0 else { return SVGStarPlot.left }
    let part = Double(moment.millisecondsSince1970 - first.millisecondsSince1970)
    return SVGStarPlot.left + part / whole * SVGStarPlot.width
  }

  /// At most seven dates with their labels.
  var marks: [StarHistoryAxis.Mark] { StarHistoryAxis.marks(from: first, through: last) }
}
