import NewsDomain

/// What a line of progress says while something is on its way.
enum StoryWaiting {
  @Sendable static func text(of state: StoryListState) -> String? {
    switch state {
    case .refreshing(_, let progress): text(of: progress)
    case .idle, .preparing, .success, .marked, .failure: nil
    }
  }

  @Sendable static func text(of state: NewsFeedsState) -> String? {
    switch state {
    case .adding: "Fetching the feed…"
    case .refreshing(let progress): text(of: progress)
    case .idle, .preparing, .added, .removed, .filed, .refreshed, .success, .failure: nil
    }
  }

  @Sendable static func text(of state: NewsPreviewState) -> String? {
    switch state {
    case .preparing: "Fetching the feed…"
    case .idle, .success, .failure: nil
    }
  }

  /// How far a refresh has come, and what the feed came to that ended last.
  private static func text(of progress: RefreshProgress) -> String {
    let count = "\(progress.done) of \(StoryFigures.count(progress.total, "feed"))"
    guard let last = progress.last else { return "\(count) …" }
    return "\(count) … \(last.title): \(last.summary)"
  }
}
