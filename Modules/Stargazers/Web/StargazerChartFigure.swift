import CoreDomain
import CoreWeb
import StargazersDomain

/// A chart as HTML: the chart, the choice of its scale, its legend, and links to its files.
enum StargazerChartFigure {
  /// Returns an empty string if no weeks are known.
  ///
  /// - Parameter scale: The scale that the user chose, or `nil` for a linear scale without a
  ///   choice, as on a part of another page.
  static func markup(of histories: [StarHistory], _ scale: StargazerChartScale?) -> String {
    guard let chart = StargazerChart(of: histories, scale ?? .linear) else { return "" }
    let names = histories.map(\.repository)
    let growths = histories.map { "\($0.repository) to \(Figures.grouped($0.total))" }
    let image = chart.markup(
      "Chart: growth of the stars of \(growths.joined(separator: ", ")). "
        + "The table below contains the numbers.")
    let scales = scale.map { chosen in
      StargazerChartScale.allCases.map { scale in
        let text =
          switch scale {
          case .linear: "Linear"
          case .logarithmic: "Logarithmic"
          }
        return PageLink(
          text, to: StargazerRoutes.history(of: names.map(\.description), scale),
          isCurrent: scale == chosen)
      }
    }
    let legend = zip(1..., histories).map { number, history in
      (
        number: number, repository: history.repository.description,
        total: Figures.count(history.total, "star")
      )
    }
    let files = names.map { name in
      PageLink(
        names.count == 1 ? "Open the chart as a file" : "Open the chart of \(name) as a file",
        to: StargazerRoutes.picture(of: name))
    }
    let model = (
      chart: image, scales: scales ?? [], hasScales: scales != nil, legend: legend,
      hasLegend: legend.count > 1, files: files
    )
    return template.render(model)
  }

  private static let template = PageTemplate(Texts.stargazerChartFigure)
}
