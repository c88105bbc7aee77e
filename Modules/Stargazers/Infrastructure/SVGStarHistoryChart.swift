import CoreDomain
import StargazersDomain

/// A line chart of the number of stars at the end of each week.
struct SVGStarHistoryChart {
  private let history: StarHistory
  private let curve: SVGStarCurve?

  init(of history: StarHistory) {
    self.history = history
    curve = SVGStarCurve(of: history)
  }

  var picture: SVGElement {
    let name = history.repository.description
    return SVGElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 720 420", "class": "star-history",
        "role": "img", "aria-labelledby": "star-history-title star-history-description",
        "font-family": "system-ui, sans-serif", "font-size": "13", "fill": Self.ink,
      ],
      [
        SVGElement("title", ["id": "star-history-title"], text: "Star history of \(name)"),
        SVGElement("desc", ["id": "star-history-description"], text: description),
        SVGElement(style: Self.darkColours),
        SVGElement(
          "rect", ["class": "paper", "width": "100%", "height": "100%", "fill": "#ffffff"]),
        SVGElement(text: Self.cut(name), x: 16, y: 30, ["font-size": "20", "font-weight": "600"]),
        SVGElement(text: summary + ".", x: 16, y: 52),
      ] + plot
        + [
          SVGElement(text: history.origin.sentence, x: 16, y: 408, ["font-size": "11.5"])
        ])
  }
}

// MARK: - Text

extension SVGStarHistoryChart {
  /// `2,340 stars, from 2015-10-04 to 2026-11-22`.
  private var summary: String {
    let stars = Figures.count(history.total, "star")
    guard let curve else { return stars }
    return "\(stars), from \(Figures.day(curve.first)) to \(Figures.day(curve.last))"
  }

  private var description: String {
    var sentences = ["\(history.repository) has \(summary)."]
    let weeks = history.weeks.filter { $0.total > 0 }
    if let best = weeks.max(by: { ($0.total, $1.start) < ($1.total, $0.start) }) {
      sentences.append(
        "Best week: \(Figures.count(best.total, "new star")) in the week from "
          + "\(Figures.day(best.start)).")
    }
    if curve == nil { sentences.append("No weekly data is available yet.") }
    return (sentences + [history.origin.sentence]).joined(separator: " ")
  }

  /// Returns a name, shortened to fit into the heading. The image's title contains the full name.
  private static func cut(_ text: String) -> String {
    text.count > 56 ? text.prefix(55) + "…" : text
  }
}

// MARK: - Shapes

extension SVGStarHistoryChart {
  private var plot: [SVGElement] {
    guard let curve else {
      return [
        SVGElement(
          text: history.total == 0 ? "No stars yet" : "No weekly data yet",
          x: 360, y: 228, ["font-size": "16", "text-anchor": "middle"])
      ]
    }
    return lines(of: curve.stars) + dates(of: curve.time) + line(of: curve)
  }

  /// The horizontal grid lines with their labels.
  private func lines(of scale: SVGStarScale) -> [SVGElement] {
    scale.values.flatMap { value in
      [
        SVGElement(
          "path",
          [
            "class": "line", "stroke": Self.line,
            "d": "M\(SVGElement.number(SVGStarPlot.left)) \(SVGElement.number(scale.y(of: value)))"
              + "h\(SVGElement.number(SVGStarPlot.width))",
          ]),
        SVGElement(
          text: SVGStarScale.name(of: value), x: SVGStarPlot.left - 8, y: scale.y(of: value) + 4,
          ["text-anchor": "end"]),
      ]
    }
  }

  /// The dates on the horizontal axis, with tick marks.
  private func dates(of scale: SVGStarTimeScale) -> [SVGElement] {
    scale.marks.flatMap { mark in
      let x = scale.x(of: mark.moment)
      return [
        SVGElement(
          "path",
          [
            "class": "line", "stroke": Self.line,
            "d": "M\(SVGElement.number(x)) \(SVGElement.number(SVGStarPlot.bottom))v6",
          ]),
        SVGElement(
          text: mark.name, x: x, y: SVGStarPlot.bottom + 21,
          ["text-anchor": x > SVGStarPlot.right - 24 ? "end" : "middle"]),
      ]
    }
  }

  private func line(of curve: SVGStarCurve) -> [SVGElement] {
    let points = curve.points
    guard let first = points.first, let last = points.last else { return [] }
    let ground = [(last.x, SVGStarPlot.bottom), (first.x, SVGStarPlot.bottom)]
    return [
      SVGElement(
        "polygon",
        [
          "class": "accented", "fill": Self.accent, "fill-opacity": "0.14",
          "points": SVGElement.points(points + ground),
        ]),
      SVGElement(
        "polyline",
        [
          "class": "accent growth", "fill": "none", "stroke": Self.accent, "stroke-width": "2.5",
          "stroke-linejoin": "round", "stroke-linecap": "round",
          "points": SVGElement.points(points),
        ]),
      SVGElement(
        "circle",
        [
          "class": "accented", "cx": SVGElement.number(last.x), "cy": SVGElement.number(last.y),
          "r": "4", "fill": Self.accent,
        ]),
      SVGElement(
        text: Figures.grouped(history.total), x: last.x - 9,
        y: max(SVGStarPlot.top - 8, last.y - 9),
        [
          "class": "halo", "font-weight": "600", "text-anchor": "end", "stroke": "#ffffff",
          "stroke-width": "3", "paint-order": "stroke",
        ]),
    ]
  }

  private static let ink = "#1b1f24"
  private static let line = "#c3c9d1"
  private static let accent = "#0b5cad"

  /// The style sheet does not set `color-scheme`, which would make the canvas behind the image dark
  /// on a light page.
  private static let darkColours: StaticString = """
    @media (prefers-color-scheme: dark) {
    .star-history { fill: #e6e9ee }
    .star-history .paper { fill: #14171c }
    .star-history .halo { stroke: #14171c }
    .star-history .line { stroke: #454c57 }
    .star-history .accent { stroke: #79b8ff }
    .star-history .accented { fill: #79b8ff }
    }
    """
}

extension StargazerOrigin {
  /// The origin and date of the data. An image file may be viewed long after it was created.
  fileprivate var sentence: String {
    let moment = Figures.minute(askedAt)
    return switch self {
    case .service, .fresh: "Last updated on \(moment)."
    case .stored(let stored, because: _):
      "Stored data, last updated on \(moment)."
        + (stored.isComplete ? "" : " The history may be incomplete.")
    }
  }
}
