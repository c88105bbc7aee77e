import CoreDomain
import CoreWeb
import NewsDomain

/// The results of a refresh: a table with a row for each feed, initially collapsed.
enum NewsRefreshReport {
  static func markup(of report: RefreshReport) -> String {
    let rows = report.outcomes.map { outcome in
      (
        title: outcome.title, words: NewsRefreshNote.words(outcome),
        movedTo: outcome.movedTo?.text, redirectedTo: outcome.redirectedTo?.text
      )
    }
    return template.render((rows: rows, hasRows: !rows.isEmpty))
  }

  private static let template = PageTemplate(Texts.newsRefreshReport)
}
