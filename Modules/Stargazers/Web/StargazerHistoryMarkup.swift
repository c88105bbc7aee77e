import CoreDomain
import CoreWeb
import StargazersDomain

/// A history as HTML: a chart and a table with the same data. A long table has several pages.
enum StargazerHistoryMarkup {
  /// - Parameters:
  ///   - scale: The scale that the user chose, or `nil` for a linear scale without a choice.
  ///   - cursor: The number of weeks to skip in the table. A number beyond the last week means the
  ///     last page.
  static func markup(
    of history: StarHistory, _ scale: StargazerChartScale? = nil, skipping cursor: Int = 0
  ) -> String {
    let all = StargazerWeekRow.rows(of: history)
    let most = ListLimit.mostOfReply
    let first = min(cursor, max(0, all.count - 1) / most * most)
    let rows = all.dropFirst(first).prefix(most)
    let caption =
      first == 0
      ? "Weeks, newest first"
      : "Weeks \(first + 1) to \(first + rows.count) of \(all.count), newest first"
    let visible = first == 0 ? limit : most
    let olderWeeks = Array(rows.dropFirst(visible))
    let route = { (weeks: Int) in
      StargazerRoutes.history(
        of: [history.repository.description], scale ?? .linear, skipping: weeks)
    }
    let pages = PageTurns.markup(
      previous: first > 0 ? route(max(0, first - most)) : nil,
      next: rows.endIndex < all.endIndex ? route(rows.endIndex) : nil,
      words: ("Newer weeks", "Older weeks"), label: "Pages of weeks")
    let model = (
      figure: StargazerChartFigure.markup(of: [history], scale), caption: caption,
      weeks: Array(rows.prefix(visible)), hasWeeks: !rows.isEmpty, olderWeeks: olderWeeks,
      hasOlderWeeks: !olderWeeks.isEmpty, summary: Figures.count(olderWeeks.count, "older week"),
      pages: pages
    )
    return template.render(model, drawing: StargazerWeekRow.registered)
  }

  /// The number of weeks that are visible at first: a quarter of a year.
  private static let limit = 13

  private static let template = TableTemplate<StargazerWeekRow>(Texts.stargazerHistoryMarkup)
}
