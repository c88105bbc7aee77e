import NewsDomain

/// The text of the progress line.
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

  /// The progress of a refresh, with the result of the last feed.
  private static func text(of progress: RefreshProgress) -> String {
    let count = "\(progress.done) of \(StoryFigures.count(progress.total, "feed"))"
    guard let last = progress.last else { return "\(count) …" }
    return "\(count) … \(last.title): \(last.summary)"
  }
}
