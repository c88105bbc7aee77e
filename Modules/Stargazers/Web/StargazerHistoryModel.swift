import CoreDomain
import CoreWeb
import StargazersDomain

/// The template model of a history: a chart and a table with the same data. A long table has
/// several pages.
struct StargazerHistoryModel: Sendable {
  private let figure: String
  private let caption: String
  private let weeks: [StargazerWeekRow]
  private let hasWeeks: Bool
  private let olderWeeks: [StargazerWeekRow]
  private let hasOlderWeeks: Bool
  private let summary: String
  /// The links to other pages, as HTML.
  private let pages: String

  /// - Parameters:
  ///   - scale: The scale that the user chose, or `nil` for a linear scale without a choice.
  ///   - cursor: The number of weeks to skip in the table. A number beyond the last week means the
  ///     last page.
  init(_ history: StarHistory, _ scale: StargazerChartScale? = nil, skipping cursor: Int = 0) {
    let all = StargazerWeekRow.rows(of: history)
    let most = ListLimit.mostOfReply
    let first = min(cursor, max(0, all.count - 1) / most * most)
    let rows = all.dropFirst(first).prefix(most)
    figure = StargazerChartFigure(of: [history], scale)?.markup ?? ""
    caption =
      first == 0
      ? "Weeks, newest first"
      : "Weeks \(first + 1) to \(first + rows.count) of \(all.count), newest first"
    let visible = first == 0 ? Self.limit : most
    weeks = Array(rows.prefix(visible))
    hasWeeks = !rows.isEmpty
    olderWeeks = Array(rows.dropFirst(visible))
    hasOlderWeeks = !olderWeeks.isEmpty
    summary = Figures.count(olderWeeks.count, "older week")
    let route = { (weeks: Int) in
      StargazerRoutes.history(
        of: [history.repository.description], scale ?? .linear, skipping: weeks)
    }
    pages = PageTurns.markup(
      previous: first > 0 ? route(max(0, first - most)) : nil,
      next: rows.endIndex < all.endIndex ? route(rows.endIndex) : nil,
      words: ("Newer weeks", "Older weeks"), label: "Pages of weeks")
  }

  /// The number of weeks that are visible at first: a quarter of a year.
  private static let limit = 13

  var markup: String { Self.template.render(self, drawing: StargazerWeekRow.registered) }

  private static let template = TableTemplate<StargazerWeekRow>(Texts.stargazerHistoryModel)
}
