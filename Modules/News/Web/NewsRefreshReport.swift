import CoreDomain
import CoreWeb
import NewsDomain

/// The results of a refresh: a table with a row for each feed, initially collapsed.
struct NewsRefreshReport: Sendable {
  private let rows: [Row]
  private let hasRows: Bool

  init(_ report: RefreshReport) {
    rows = report.outcomes.map(Row.init)
    hasRows = !rows.isEmpty
  }

  var markup: String { Self.template.render(self) }

  private struct Row: Sendable {
    let title: String
    let words: String
    let movedTo: String?
    let redirectedTo: String?

    init(_ outcome: FeedOutcome) {
      title = outcome.title
      words = NewsRefreshNote.words(outcome)
      movedTo = outcome.movedTo?.text
      redirectedTo = outcome.redirectedTo?.text
    }
  }

  private static let template = PageTemplate(Texts.newsRefreshReport)
}
