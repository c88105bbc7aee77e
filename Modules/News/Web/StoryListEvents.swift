import CoreDomain
import CoreWeb
import HTTPTypes
import NewsDomain

/// The states of a refresh as server-sent events. Each event has the name of its state. The first
/// `refreshing` contains the cached list; each later one contains the result of a feed. The stream
/// ends after `success` or `failure`.
struct StoryListEvents: EventView {
  typealias State = StoryListState

  func part(of state: StoryListState) throws -> LivePart {
    switch state {
    case .idle: try .event("idle")
    case .preparing: try .event("preparing")
    case .refreshing(let kept, let progress): try .event("refreshing", Step(kept, progress))
    case .marked: try .event("marked")
    case .success(let page, let report): .lastEvent("success", Success(page, report))
    case .failure(let failure): .lastEvent("failure", Problem(failure))
    }
  }

  private struct Step: Encodable {
    let done: Int
    let total: Int
    @OrNull var last: NewsOutcomeRecord?
    @OrNull var kept: StoryListRecord?

    init(_ page: StoryPage, _ progress: RefreshProgress) {
      (done, total) = (progress.done, progress.total)
      last = progress.last.map { NewsOutcomeRecord($0) }
      kept = progress.last == nil ? StoryListRecord(page) : nil
    }
  }

  private struct Success: Encodable {
    let list: StoryListRecord
    @OrNull var refresh: NewsRefreshRecord?

    init(_ page: StoryPage, _ report: RefreshReport?) {
      list = StoryListRecord(page)
      refresh = report.map { NewsRefreshRecord($0) }
    }
  }
}
