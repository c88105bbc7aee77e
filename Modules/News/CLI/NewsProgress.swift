import CoreCLI
import NewsDomain

extension StoryListState: TerminalState {
  var progress: Progress? {
    switch self {
    case .refreshing(_, let progress): Progress(progress)
    case .idle, .preparing, .success, .marked, .failure: nil
    }
  }
}

extension NewsFeedsState: TerminalState {
  var progress: Progress? {
    switch self {
    case .adding: Progress(text: "Fetching the feed…")
    case .refreshing(let progress): Progress(progress)
    case .idle, .preparing, .added, .removed, .filed, .refreshed, .success, .failure: nil
    }
  }
}

extension NewsPreviewState: TerminalState {
  var progress: Progress? {
    switch self {
    case .preparing: Progress(text: "Fetching the feed…")
    case .idle, .success, .failure: nil
    }
  }
}

extension StoryDetailState: TerminalState {}
extension NewsTransferState: TerminalState {}
extension NewsFiltersState: TerminalState {}

extension Progress {
  fileprivate init(_ progress: RefreshProgress) {
    let count = "\(progress.done) of \(StoryFigures.count(progress.total, "feed"))"
    self.init(
      text: progress.last.map { "\(count) … \($0.title): \($0.summary)" } ?? "\(count) …")
  }
}
