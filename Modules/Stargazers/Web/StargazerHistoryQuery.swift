import CoreDomain
import CoreWeb
import HTTPTypes
import StargazersDomain

/// The query of the history page: one or several repositories, the scale of their chart, and the
/// page of the table.
struct StargazerHistoryQuery: Hashable, Sendable {
  let form: StarComparisonForm
  let scale: StargazerChartScale
  /// The number of weeks to skip in the table, at least 0.
  let cursor: Int
  /// Whether the query has a repository, even a blank one.
  let hasRepository: Bool

  /// Reads `repository`, `scale`, `cursor` and `refresh`. `repository` may be repeated and may
  /// contain several names.
  ///
  /// - Throws: ``Problem`` if `scale`, `cursor` or `refresh` is invalid.
  init(in query: FormFields) throws(Problem) {
    let typed = query.all("repository")
    form = StarComparisonForm(typed, refreshes: try query.says("refresh") ?? false)
    scale = try query.word("scale") ?? .linear
    hasRepository = !typed.isEmpty
    cursor = try query.offset()
  }

  /// The names in one text, for a form.
  var text: String { form.repositories.joined(separator: ", ") }
}

/// The vertical scale of a chart.
enum StargazerChartScale: String, CaseIterable, Hashable, Sendable {
  case linear
  case logarithmic = "log"
}
