import CoreDomain
import CoreWeb
import StargazersDomain

/// The template model of a chart: the chart, the choice of its scale, its legend, and links to its
/// files.
struct StargazerChartFigure: Sendable {
  private let chart: String
  /// The links to the same chart in both scales. Empty for a chart that is part of another page.
  private let scales: [PageLink]
  private let hasScales: Bool
  /// The legend. Empty for a single repository.
  private let legend: [Entry]
  private let hasLegend: Bool
  private let files: [PageLink]

  /// - Parameter scale: The scale that the user chose, or `nil` for a linear scale without a
  ///   choice.
  /// - Returns: `nil` if no weeks are known.
  init?(of histories: [StarHistory], _ scale: StargazerChartScale?) {
    guard let chart = StargazerChart(of: histories, scale ?? .linear) else { return nil }
    let names = histories.map(\.repository)
    let growths = histories.map { "\($0.repository) to \(Figures.grouped($0.total))" }
    self.chart = chart.markup(
      "Chart: growth of the stars of \(growths.joined(separator: ", ")). "
        + "The table below contains the numbers.")
    scales =
      scale.map { chosen in
        StargazerChartScale.allCases.map { scale in
          PageLink(
            scale.label, to: StargazerRoutes.history(of: names.map(\.description), scale),
            isCurrent: scale == chosen)
        }
      } ?? []
    hasScales = !scales.isEmpty
    legend = histories.count > 1 ? zip(1..., histories).map(Entry.init) : []
    hasLegend = !legend.isEmpty
    files = names.map { name in
      PageLink(
        names.count == 1 ? "Open the chart as a file" : "Open the chart of \(name) as a file",
        to: StargazerRoutes.picture(of: name))
    }
  }

  var markup: String { Self.template.render(self) }

  private struct Entry: Sendable {
    let number: Int
    let repository: String
    let total: String

    init(_ number: Int, _ history: StarHistory) {
      self.number = number
      repository = history.repository.description
      total = Figures.count(history.total, "star")
    }
  }

  private static let template = PageTemplate(Texts.stargazerChartFigure)
}

extension StargazerChartScale {
  fileprivate var label: String {
    switch self {
    case .linear: "Linear"
    case .logarithmic: "Logarithmic"
    }
  }
}
