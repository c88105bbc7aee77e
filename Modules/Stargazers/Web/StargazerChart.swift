import CoreDomain
import CoreWeb
import StargazersDomain

/// The growth of repositories as lines over time, as a part of a page.
///
/// Horizontal positions are percentages, and vertical positions are pixels. So the chart can have
/// any width, and its text keeps its size, even on a phone. The lines are in an inner image that is
/// stretched. The style sheet sets colors and dashes.
struct StargazerChart: Sendable {
  private let lines: [Line]
  private let scale: StargazerChartScale
  private let values: [Int]
  private let first: Timestamp
  private let last: Timestamp

  /// The line of a history. Its number, counted from 1, selects its color.
  private struct Line: Sendable {
    let number: Int
    let history: StarHistory
    let counts: [StarCount]
  }

  /// - Returns: `nil` if no weeks are known.
  init?(of histories: [StarHistory], _ scale: StargazerChartScale) {
    lines = zip(1..., histories).map { Line(number: $0, history: $1, counts: $1.counts) }
      .filter { !$0.counts.isEmpty }
    let counts = lines.flatMap(\.counts)
    guard let first = counts.map(\.moment).min(), let last = counts.map(\.moment).max() else {
      return nil
    }
    (self.first, self.last, self.scale) = (first, last, scale)
    let highest = counts.map(\.stars).max() ?? 0
    values =
      switch scale {
      case .linear: Figures.axis(upTo: highest)
      case .logarithmic: StarHistoryAxis.powers(upTo: highest)
      }
  }

  /// Returns the chart as HTML.
  ///
  /// - Parameter label: The text alternative.
  func markup(_ label: String) -> String {
    let curves = SVGElement(
      "svg",
      [
        "y": SVGElement.number(Self.top), "width": "100%",
        "height": SVGElement.number(Self.height), "viewBox": Self.view,
        "preserveAspectRatio": "none",
      ], lines.map { curve($0, isFilled: lines.count == 1) })
    var parts: [SVGElement] = values.map(line)
    parts += dates
    // The curves cover the labels, which have an opaque outline.
    parts += values.map(self.label)
    parts.append(curves)
    parts += lines.map(points)
    return SVGElement("svg", ["role": "img", "aria-label": label], parts).text
  }

  /// Returns a small chart of a history, without text. Screen readers ignore it. Empty if there are
  /// no weeks.
  static func curve(of history: StarHistory) -> String {
    guard let chart = StargazerChart(of: [history], .linear) else { return "" }
    return SVGElement(
      "svg",
      [
        "class": "curve", "aria-hidden": "true", "preserveAspectRatio": "none",
        "viewBox": view,
      ], chart.lines.map { chart.curve($0, isFilled: true) }
    ).text
  }

  private static let top = 20.0
  private static let height = 280.0
  private static let width = 1000.0
  private static let view = "0 0 \(SVGElement.number(width)) \(SVGElement.number(height))"
  /// The approximate number of points of a long line. ``mostNamed`` is the approximate number of
  /// points with a tooltip.
  private static let most = 500
  private static let mostNamed = 24
}

extension StargazerChart {
  /// The horizontal position of a moment, as a fraction of the width from 0 to 1.
  private func x(of moment: Timestamp) -> Double {
    let whole = Double(last.millisecondsSince1970 - first.millisecondsSince1970)
    guard whole > 0 else { return 0 }
    return Double(moment.millisecondsSince1970 - first.millisecondsSince1970) / whole
  }

  /// The distance from the upper edge of the plot. On a logarithmic scale, 0 is drawn like 1.
  private func y(of stars: Int) -> Double {
    let top = Double(values.last ?? 1)
    let share =
      switch scale {
      case .linear: Double(stars) / top
      case .logarithmic: Double(max(1, stars)).logarithm / top.logarithm
      }
    return Self.height * (1 - share)
  }

  /// A horizontal line of the grid.
  private func line(at value: Int) -> SVGElement {
    let y = SVGElement.number(Self.top + y(of: value))
    return SVGElement("line", ["x1": "0", "x2": "100%", "y1": y, "y2": y])
  }

  /// The label above a horizontal line.
  private func label(at value: Int) -> SVGElement {
    SVGElement(text: Figures.grouped(value), x: 0, y: Self.top + y(of: value) - 5)
  }

  /// The dates below the plot. If there are many dates or their labels are long, every other date
  /// is hidden on a phone.
  private var dates: [SVGElement] {
    let marks = StarHistoryAxis.marks(from: first, through: last)
    return marks.enumerated().map { index, mark in
      let x = x(of: mark.moment)
      let isMinor = !index.isMultiple(of: 2) && (marks.count > 4 || mark.name.count > 7)
      return SVGElement(
        "text",
        [
          "x": Self.percent(x), "y": SVGElement.number(Self.top + Self.height + 22),
          "text-anchor": x < 0.06 ? "start" : x > 0.94 ? "end" : "middle",
          "class": isMinor ? "minor" : "date",
        ], text: mark.name)
    }
  }

  private func curve(_ line: Line, isFilled: Bool) -> SVGElement {
    let points = Self.chosen(Self.most, of: line.counts).map {
      (x: x(of: $0.moment) * Self.width, y: y(of: $0.stars))
    }
    let ground = [
      (x: points.last?.x ?? 0, y: Self.height), (x: points.first?.x ?? 0, y: Self.height),
    ]
    let area = SVGElement("polygon", ["points": SVGElement.points(points + ground)])
    let title = SVGElement(
      "title",
      text: "\(line.history.repository): \(Figures.count(line.history.total, "star"))")
    let polyline = SVGElement("polyline", ["points": SVGElement.points(points)])
    return SVGElement(
      "g", ["class": "series-\(line.number)"],
      isFilled ? [title, area, polyline] : [title, polyline])
  }

  /// Points with a date and a number each, which a browser shows under the pointer. Only the last
  /// point is visible.
  private func points(of line: Line) -> SVGElement {
    SVGElement(
      "g", ["class": "series-\(line.number)"],
      Self.chosen(Self.mostNamed, of: line.counts).map { count in
        let text =
          "\(line.history.repository), \(Figures.day(count.moment)): "
          + Figures.count(count.stars, "star")
        return SVGElement(
          "circle",
          [
            "class": count == line.counts.last ? "end" : "point",
            "cx": Self.percent(x(of: count.moment)),
            "cy": SVGElement.number(Self.top + y(of: count.stars)),
            "r": count == line.counts.last ? "4" : "8",
          ], [SVGElement("title", text: text)])
      })
  }

  /// Returns elements at equal distances, always including the last element: all elements, or at
  /// least `most` and fewer than twice as many.
  private static func chosen(_ most: Int, of counts: [StarCount]) -> [StarCount] {
    let step = max(1, counts.count / most)
    return stride(from: (counts.count - 1) % step, to: counts.count, by: step).map { counts[$0] }
  }

  private static func percent(_ part: Double) -> String { SVGElement.number(part * 100) + "%" }
}
