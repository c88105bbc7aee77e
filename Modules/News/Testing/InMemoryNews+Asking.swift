import CoreDomain
import NewsDomain

// How the stories are asked for: everything is looked at each time.

extension InMemoryNews {
  /// The stories that no filter hides.
  func shown(at now: Timestamp) -> [KeptStory] {
    let visibility = StoryVisibility(filters, folding: folding)
    let ages = visibility.ages(at: now)
    return stories.filter { story in
      ages.show(
        visibility.standing(of: story.contents.filtered), isStarred: story.isStarred,
        sortedAt: story.sortedAt)
    }
  }

  func page(_ question: StoryQuestion, at now: Timestamp) -> StoryPage {
    let shown = shown(at: now)
    let found = shown.filter { fits($0, question) }
      .sorted { Self.place($0) > Self.place($1) }
      .filter { story in question.after.map { Self.place(story) < ($0.sortedAt, $0.id) } ?? true }
    let wanted = found.prefix(question.limit.count)
    return StoryPage(
      headlines: wanted.map(headline),
      next: found.count > wanted.count
        ? wanted.last.map { StoryPosition(sortedAt: $0.sortedAt, id: $0.id) } : nil,
      tabs: tabs(of: shown), fetchedAt: feeds.compactMap(\.ledger.fetchedAt).max(),
      troubles: sortedFeeds.compactMap(Self.trouble), feeds: feeds.count)
  }

  mutating func markRead(_ scope: ReadingScope) -> Int {
    let meant = stories.indices.filter { index in
      guard !stories[index].isRead else { return false }
      switch scope {
      case .everything: return true
      case .feed(let id): return stories[index].isCarried(by: id)
      case .category(let category): return isOf(category, stories[index])
      }
    }
    for index in meant { stories[index].isRead = true }
    return meant.count
  }
}

extension InMemoryNews {
  private static func place(_ story: KeptStory) -> (Timestamp, Story.ID) {
    (story.sortedAt, story.id)
  }

  private func fits(_ story: KeptStory, _ question: StoryQuestion) -> Bool {
    if question.isUnreadOnly && story.isRead { return false }
    if question.isStarredOnly && !story.isStarred { return false }
    if let feed = question.feed, !story.isCarried(by: feed) { return false }
    if let category = question.category, !isOf(category, story) { return false }
    return question.words.map { holds(story, $0) } ?? true
  }

  private func holds(_ story: KeptStory, _ words: StoryWords) -> Bool {
    let searching = StorySearching(folding: folding)
    let needles = searching.needles(of: words)
    let text = Array(searching.searchableText(of: story.contents).utf8)
    return !needles.isEmpty
      && needles.allSatisfy { needle in
        text.indices.contains { text[$0...].starts(with: needle.utf8) }
      }
  }

  private func isOf(_ category: NewsCategory, _ story: KeptStory) -> Bool {
    feeds.contains { $0.category == category && story.isCarried(by: $0.id) }
  }

  private func headline(_ story: KeptStory) -> StoryHeadline {
    StoryHeadline(
      id: story.id, title: story.contents.title, link: story.contents.link,
      excerpt: story.contents.excerpt, sortedAt: story.sortedAt, carriers: carriers(of: story),
      isRead: story.isRead, isStarred: story.isStarred)
  }

  private func tabs(of shown: [KeptStory]) -> [NewsTab] {
    let unread = shown.filter { !$0.isRead }
    let categories = Set(feeds.compactMap(\.category))
      .map { (Array(folding.folded($0.name).utf8), $0) }
      .sorted { left, right in
        left.0 == right.0
          ? left.1.name < right.1.name : left.0.lexicographicallyPrecedes(right.0)
      }
    return [NewsTab(category: nil, unread: unread.count)]
      + categories.map { _, category in
        NewsTab(category: category, unread: unread.count { isOf(category, $0) })
      }
  }

  private static func trouble(_ feed: NewsFeed) -> NewsFeedTrouble? {
    feed.ledger.trouble.map {
      NewsFeedTrouble(
        feed: feed.id, title: feed.title, reason: $0, isRetired: feed.ledger.isRetired)
    }
  }
}
