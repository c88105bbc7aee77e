import CoreDomain
import StargazersDomain

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
