import CoreCLI
import CoreDomain
import StargazersDomain

/// A text chart of the number of stars: an area over time, with round numbers to its left and dates
/// below it.
struct StargazerHistoryChart: Sendable {
  private let history: StarHistory

  init(_ history: StarHistory) {
    self.history = history
  }

  /// The chart with its title, as wide as the display. If there is no growth, only the title.
  func text(on display: Display) -> String {
    let title = display.headline(history.repository.starSentence(history.total)) + "\n"
    let growth = history.growth
    guard let first = growth.first, let last = growth.last, last.stars > 0 else { return title }
    let values = Figures.axis(upTo: growth.map(\.stars).max() ?? 1)
    let labelWidth = Figures.grouped(values.last ?? 1).count
    let width = min(max(display.columns, Self.leastWidth), Self.mostWidth) - labelWidth - 3
    let timeline = StargazerHistoryTimeline(
      start: first.week, end: last.week.advanced(by: .seconds(7 * 86_400)), columns: width)
    let area = Area(
      heights: Self.heights(of: growth, along: timeline), values: values, labelWidth: labelWidth,
      display: display)
    return title + (area.lines + area.floor(under: timeline.dates)).map { $0 + "\n" }.joined()
  }

  /// The number of stars at the end of each column. A week that is missing from the data adds no
  /// stars.
  static func heights(of growth: [StarGrowth], along timeline: StargazerHistoryTimeline) -> [Int] {
    var (stars, next) = (0, growth.startIndex)
    return (0..<timeline.columns).map { column in
      let end = timeline.end(ofColumn: column)
      while next < growth.endIndex, growth[next].week.millisecondsSince1970 < end {
        stars = growth[next].stars
        next += 1
      }
      return stars
    }
  }

  private static let leastWidth = 40
  private static let mostWidth = 160
}

extension StargazerHistoryChart {
  /// The area of a chart and its axes.
  fileprivate struct Area {
    let heights: [Int]
    /// The numbers on the vertical axis.
    let values: [Int]
    let labelWidth: Int
    let display: Display

    /// The lines from top to bottom.
    var lines: [String] {
      let parts = heights.map { stars in
        let share = Double(stars) / Double(values.last ?? 1)
        let parts = Int((share * Double(rows * glyphs.rising.count)).rounded())
        return stars > 0 ? max(1, parts) : 0
      }
      return (0..<rows).reversed().map { row in
        let cells = String(parts.map { glyphs.cell(at: row, filledTo: $0) })
        return margin(above: row) + display.tag(cells.withoutBlanksAtEnd)
      }
    }

    /// The horizontal axis, and the dates on a line below it.
    func floor(under dates: [StargazerHistoryDate]) -> [String] {
      var axis = Array(repeating: glyphs.floor, count: heights.count)
      var labels = ""
      for date in dates {
        // At the right edge, a label is shifted to the left. A label that would overlap another one
        // is left out.
        let start = min(date.column, heights.count - date.label.count)
        guard labels.isEmpty || start > labels.count else { continue }
        axis[date.column] = glyphs.date
        labels += String(repeating: " ", count: start - labels.count) + date.label
      }
      let zero = "0".rightAligned(to: labelWidth)
      let indent = String(repeating: " ", count: labelWidth + 2)
      return [
        display.detail("\(zero) \(glyphs.corner)" + String(axis)), display.detail(indent + labels),
      ]
    }

    /// The axis to the left of a row, with a label if the axis has a step at the row's upper edge.
    private func margin(above row: Int) -> String {
      let (step, rest) = (row + 1).quotientAndRemainder(dividingBy: rowsPerStep)
      let number = rest == 0 ? Figures.grouped(values[step]) : ""
      let axis = rest == 0 ? glyphs.notch : glyphs.wall
      return display.detail("\(number.rightAligned(to: labelWidth)) \(axis)")
    }

    private var glyphs: StargazerHistoryGlyphs { StargazerHistoryGlyphs(in: display) }
    private var steps: Int { values.count - 1 }
    private var rows: Int { rowsPerStep * steps }
    /// The number of rows per step. It is chosen so that the chart has about 15 rows.
    private var rowsPerStep: Int { (15 + steps / 2) / steps }
  }
}

extension String {
  fileprivate var withoutBlanksAtEnd: String {
    lastIndex { $0 != " " }.map { String(self[...$0]) } ?? ""
  }
}
