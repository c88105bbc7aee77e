import CoreDomain
import CoreWeb
import StargazersDomain

/// The template model of a history. It is shown as a chart and as a table with the same data.
struct StargazerHistoryModel: Sendable {
  private let figure: String
  private let weeks: [StargazerWeekRow]
  private let hasWeeks: Bool
  private let olderWeeks: [StargazerWeekRow]
  private let hasOlderWeeks: Bool
  private let summary: String

  /// - Parameter scale: The scale that the user chose, or `nil` for a linear scale without a
  ///   choice.
  init(_ history: StarHistory, _ scale: StargazerChartScale? = nil) {
    let rows = StargazerWeekRow.rows(of: history)
    figure = StargazerChartFigure(of: [history], scale)?.markup ?? ""
    weeks = Array(rows.prefix(Self.limit))
    hasWeeks = !rows.isEmpty
    olderWeeks = Array(rows.dropFirst(Self.limit))
    hasOlderWeeks = !olderWeeks.isEmpty
    summary = PageWords.count(olderWeeks.count, "older week")
  }

  /// The number of weeks that are visible at first: a quarter of a year.
  private static let limit = 13

  var markup: String { Self.template.render(self, drawing: StargazerWeekRow.registered) }

  private static let template = TableTemplate<StargazerWeekRow>(Texts.stargazerHistoryModel)
}
