import CoreDomain
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

  private static let template = TableTemplate<StargazerWeekRow>(
    """
    {{{figure}}}
    {{#hasWeeks}}
    <div class="table" role="region" aria-labelledby="weeks" tabindex="0">
    <table>
    <caption id="weeks">Weeks, newest first</caption>
    <thead>
    <tr><th scope="col">Week of</th><th scope="col">New stars</th><th scope="col">Total stars</th></tr>
    </thead>
    <tbody>
    {{#weeks}}
    {{> StargazerWeekRow}}
    {{/weeks}}
    </tbody>
    </table>
    </div>
    {{/hasWeeks}}
    {{^hasWeeks}}
    <p>No weekly data yet.</p>
    {{/hasWeeks}}
    {{#hasOlderWeeks}}
    <details>
    <summary>{{summary}}</summary>
    <div class="table" role="region" aria-labelledby="older-weeks" tabindex="0">
    <table>
    <caption id="older-weeks">Older weeks</caption>
    <thead>
    <tr><th scope="col">Week of</th><th scope="col">New stars</th><th scope="col">Total stars</th></tr>
    </thead>
    <tbody>
    {{#olderWeeks}}
    {{> StargazerWeekRow}}
    {{/olderWeeks}}
    </tbody>
    </table>
    </div>
    </details>
    {{/hasOlderWeeks}}

    """)
}
