import CoreDomain
import CoreWeb
import HTTPTypes
import NewsDomain

/// The states of a refresh as server-sent events. Each event has the name of its state. The first
/// `refreshing` contains the cached list; each later one contains the result of a feed. The stream
/// ends after `success` or `failure`.
struct StoryListEvents: EventView {
  typealias State = StoryListState

  func isLasting(_ state: StoryListState) -> Bool {
    switch state {
    case .idle, .preparing, .refreshing, .marked: false
    case .success, .failure: true
    }
  }

  func event(_ state: StoryListState) throws -> ServerSentEvent {
    switch state {
    case .idle: try ServerSentEvent("idle")
    case .preparing: try ServerSentEvent("preparing")
    case .refreshing(let kept, let progress):
      try ServerSentEvent("refreshing", Step(kept, progress))
    case .marked: try ServerSentEvent("marked")
    case .success(let page, let report):
      try ServerSentEvent("success", Success(page, report))
    case .failure(let failure): try ServerSentEvent("failure", Problem(failure))
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
