import CoreDomain
import StargazersDomain

/// The template model of a history as a chart and as a table.
///
/// The chart is a separate file. It loads while the table is read, adapts to the reader's color
/// scheme, and cannot affect the page. The table contains the same data.
struct StargazerHistoryModel: Sendable {
  private let href: String
  private let text: String
  private let weeks: [StargazerWeekRow]
  private let hasWeeks: Bool
  private let olderWeeks: [StargazerWeekRow]
  private let hasOlderWeeks: Bool
  private let summary: String

  init(_ history: StarHistory) {
    let rows = StargazerWeekRow.rows(of: history)
    href = StargazerRoutes.picture(of: history.repository).description
    text =
      "Chart: growth of the stars of \(history.repository) to \(history.total). "
      + "The table below contains the weeks."
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
    {{#hasWeeks}}
    <figure>
    <img src="{{href}}" alt="{{text}}">
    <figcaption><a href="{{href}}">Open the chart as a file</a></figcaption>
    </figure>
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
