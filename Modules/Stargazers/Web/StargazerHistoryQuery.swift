import CoreDomain
import CoreWeb
import StargazersDomain

/// The query of the history page: one or several repositories, and the scale of their chart.
struct StargazerHistoryQuery: Hashable, Sendable {
  let form: StarComparisonForm
  let scale: StargazerChartScale
  /// Whether the query has a repository, even a blank one.
  let hasRepository: Bool

  /// Reads `repository`, `scale` and `refresh`. `repository` may be repeated and may contain
  /// several names.
  init(in query: FormFields) throws(Problem) {
    let typed = query.all("repository")
    form = StarComparisonForm(typed, refreshes: try query.says("refresh") ?? false)
    scale = try query.word("scale") ?? .linear
    hasRepository = !typed.isEmpty
  }

  /// The names in one text, for a form.
  var text: String { form.repositories.joined(separator: ", ") }
}

/// The vertical scale of a chart.
enum StargazerChartScale: String, CaseIterable, Hashable, Sendable {
  case linear
  case logarithmic = "log"
}
