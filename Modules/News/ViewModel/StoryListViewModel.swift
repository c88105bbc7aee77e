import CoreDomain
import NewsDomain

/// The view model of the screen that lists stories. It shows the stored stories first, and can then
/// refresh the feeds.
struct StoryListViewModel: ViewModel {
  let stored: any StoredStories
  let repository: any StoryRepository
  let router: any NewsRouting
  let rules: NewsRules

  func handle(
    _ intent: StoryListIntent, publishing states: StatePublisher<StoryListState>
  ) async throws(StoryFailure) {
    switch intent {
    case .show(let form, let isRefreshing): try await show(form, refreshing: isRefreshing, states)
    case .markRead(let feed, let category, let typed, let form):
      let last = try StoryFailure.reading(try StoryPage.lastStored(typed: typed))
      let scope = try await scope(feed: feed, category: category)
      await states.publish(.marked(try await repository.markRead(scope, upTo: last)))
      try await show(form, states)
    case .star(let id, let isStarred, let form):
      try await stored.star(id, isStarred)
      try await show(form, states)
    case .open(let id): await router.open(.detail(id))
    }
  }

  /// Publishes the stored stories. If `refreshing` is set, then fetches the feeds that are due, and
  /// publishes the progress and the updated stories.
  private func show(
    _ form: StoryListForm, refreshing: Bool = false, _ states: StatePublisher<StoryListState>
  ) async throws(StoryFailure) {
    var question = try form.question()
    await states.publish(.preparing(form))
    if !form.feed.isEmpty { question.feed = try await repository.feed(rules.feed(form.feed)).id }
    let page = try await repository.page(question)
    guard refreshing else { return await states.publish(.success(page, nil)) }
    let report = try await repository.refresh(nil, .due) {
      await states.publish(.refreshing(page, $0))
    }
    // The stored stories are already shown. They are read again only if a feed was fetched.
    let isSame = report.outcomes.isEmpty
    await states.publish(.success(isSame ? page : try await repository.page(question), report))
  }

  private func scope(feed: String, category: String) async throws(StoryFailure) -> ReadingScope {
    guard feed.isEmpty || category.isEmpty else {
      throw .form([NewsFieldFailure(.category, "Use either a feed or a category, not both.")])
    }
    if !feed.isEmpty { return .feed(try await repository.feed(rules.feed(feed)).id) }
    if category.isEmpty { return .everything }
    guard let category = try StoryFailure.reading(try NewsCategory.typed(category)) else {
      throw .form([NewsFieldFailure(.category, "The category is blank. Use the name of one.")])
    }
    return .category(category)
  }
}
