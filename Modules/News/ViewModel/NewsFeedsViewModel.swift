import CoreDomain
import NewsDomain

/// The view model of the screen that lists the subscribed feeds. It adds, removes and
/// refreshes feeds, and moves them between categories.
struct NewsFeedsViewModel: ViewModel {
  let stored: any StoredStories
  let repository: any StoryRepository
  let rules: NewsRules

  func handle(
    _ intent: NewsFeedsIntent, publishing states: StatePublisher<NewsFeedsState>
  ) async throws(StoryFailure) {
    await states.publish(intent.beginning)
    if let result = try await result(of: intent, states) { await states.publish(result) }
    await states.publish(.success(try await repository.feeds()))
  }

  /// Carries out an intent. Returns its result, or `nil` if the intent only shows the feeds.
  private func result(
    of intent: NewsFeedsIntent, _ states: StatePublisher<NewsFeedsState>
  ) async throws(StoryFailure) -> NewsFeedsState? {
    switch intent {
    case .show: return nil
    case .add(let form):
      let (address, category) = try form.subscription(by: rules)
      return .added(try await repository.add(address, category: category))
    case .remove(let typed):
      let feed = try await repository.feed(rules.feed(typed))
      try await stored.remove(feed.id)
      return .removed(feed)
    case .file(let typed, let category):
      let category = try StoryFailure.reading(try NewsCategory.typed(category))
      let feed = try await repository.feed(rules.feed(typed))
      return .filed(try await repository.file(feed, under: category))
    case .refresh(let typed):
      let feeds = typed.isEmpty ? nil : try await repository.feeds(typed.map(rules.feed))
      return .refreshed(
        try await repository.refresh(feeds, .byHand) { await states.publish(.refreshing($0)) })
    }
  }
}

extension NewsFeedsIntent {
  /// The state to publish before the intent is carried out.
  fileprivate var beginning: NewsFeedsState {
    if case .add(let form) = self { .adding(form) } else { .preparing }
  }
}
