import CoreDomain
import NewsDomain

/// The view model of the screen that shows a single story. It marks and stars the story, and opens
/// the form for a new bookmark.
struct StoryDetailViewModel: ViewModel {
  let stored: any StoredStories
  let repository: any StoryRepository
  let router: any NewsRouting
  let rules: NewsRules

  func handle(
    _ intent: StoryDetailIntent, publishing states: StatePublisher<StoryDetailState>
  ) async throws(StoryFailure) {
    if case .bookmark(let id) = intent { return try await bookmark(id) }
    await states.publish(.preparing(intent.story))
    await states.publish(.success(try await story(after: intent)))
  }

  private func bookmark(_ id: Story.ID) async throws(StoryFailure) {
    let story = try await stored.story(id)
    guard let link = story.link else { throw .noLink(title: story.title) }
    await router.open(.bookmark(link, title: story.title))
  }

  private func story(after intent: StoryDetailIntent) async throws(StoryFailure) -> Story {
    switch intent {
    case .show(let id, let feed, let isKeptUnread):
      return try await story(id, of: feed, keepingUnread: isKeptUnread)
    case .find(let typed):
      return try await repository.story(
        try StoryFailure.reading(try rules.story(typed)))
    case .star(let id, let isStarred): try await stored.star(id, isStarred)
    case .mark(let id, let isRead): try await stored.mark([id], asRead: isRead)
    case .bookmark: break
    }
    return try await stored.story(intent.story)
  }

  private func story(
    _ id: Story.ID, of feed: String, keepingUnread: Bool
  ) async throws(StoryFailure) -> Story {
    let feed = feed.isEmpty ? nil : try await repository.feed(rules.feed(feed)).id
    // If the feed does not carry the story, this throws, so the story stays unread.
    let story = try await stored.story(id, of: feed)
    guard !keepingUnread && !story.isRead else { return story }
    do throws(StoryFailure) {
      try await stored.mark([id], asRead: true)
    } catch {
      // A stored story can be shown even if the database cannot be changed, such as on a full disk.
      guard case .store(let failure) = error, failure != .cancelled else { throw error }
      return story
    }
    return try await stored.story(id, of: feed)
  }
}

extension StoryDetailIntent {
  fileprivate var story: Story.ID {
    switch self {
    case .show(let id, _, _), .star(let id, _), .mark(let id, _), .bookmark(let id): id
    case .find(let typed): Story.ID(typed)
    }
  }
}
