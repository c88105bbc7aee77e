import CoreDomain
import CoreWeb
import NewsDomain

/// The progress and the result of a refresh in words.
enum NewsRefreshNote {
  /// Returns the progress as one line of HTML. Each line hides the previous line, because the style
  /// sheet hides a spinner if another element follows it. The lines have no ARIA role: a screen
  /// reader would announce hundreds of them.
  static func markup(of progress: RefreshProgress) -> String {
    step.render(
      (
        done: progress.done, total: progress.total, feeds: Figures.count(progress.total, "feed"),
        last: progress.last?.title, outcome: progress.last.map(words) ?? ""
      ))
  }

  /// Returns the result as a sentence in HTML; empty if no feed was due.
  static func markup(of report: RefreshReport?) -> String {
    guard let report, !report.outcomes.isEmpty else { return "" }
    return summary.render(sentence(report))
  }

  static func sentence(_ report: RefreshReport) -> String {
    let failed = report.outcomes.filter(\.isFailure).count
    let new =
      switch report.newStories {
      case 0: "No new stories"
      case 1: "1 new story"
      case let count: "\(count) new stories"
      }
    let fetched = report.outcomes.filter(\.isFetched).count
    let sentences = [
      fetched == 0 ? nil : "\(new) from \(Figures.count(fetched, "feed")).",
      failed == 0 ? nil : "\(Figures.count(failed, "feed")) could not be updated.",
    ].compactMap(\.self)
    return sentences.isEmpty ? "No feed was fetched." : sentences.joined(separator: " ")
  }

  /// The result of fetching a feed.
  static func words(_ outcome: FeedOutcome) -> String {
    switch outcome.result {
    case .fetched(let merge): merge.new == 0 ? "no new stories" : "\(merge.new) new"
    case .unchanged: "no new stories"
    case .paused(let moment): "paused until \(PageWords.moment(moment))"
    case .postponed: "postponed, because its host does not answer"
    case .retired: "permanently gone"
    case .failed(let trouble): trouble.description
    }
  }

  private static let step = PageTemplate(
    """
    <p class="spinner"><span>{{done}} of {{feeds}}…{{#last}} <bdi>{{.}}</bdi>: {{outcome}}{{/last}}</span> <progress value="{{done}}" max="{{total}}" aria-label="Fetched feeds"></progress></p>

    """)

  private static let summary = PageTemplate(
    """
    <p class="quiet" role="status">{{.}}</p>

    """)
}

extension FeedOutcome {
  /// Whether the feed was fetched, even if its document has not changed.
  fileprivate var isFetched: Bool {
    switch result {
    case .fetched, .unchanged: true
    case .paused, .postponed, .retired, .failed: false
    }
  }

  /// Whether fetching the feed failed. A feed that was not fetched is not a failure.
  var isFailure: Bool {
    if case .failed = result { true } else { false }
  }
}
