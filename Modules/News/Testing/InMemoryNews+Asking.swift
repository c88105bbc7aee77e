import CoreDomain
import NewsDomain

// Queries, by linear search.

extension InMemoryNews {
  /// Returns the stories that no filter hides. The filters examine the version of the feed or, if
  /// `feed` is `nil`, the default version.
  func shown(at now: Timestamp, in feed: NewsFeed.ID? = nil) -> [KeptStory] {
    let visibility = StoryVisibility(filters, folding: folding)
    let ages = visibility.ages(at: now)
    return stories.filter { story in
      ages.show(
        visibility.standing(of: story.contents(of: feed).filtered), isStarred: story.isStarred,
        sortedAt: story.sortedAt(of: feed))
    }
  }

  func page(_ question: StoryQuestion, at now: Timestamp) -> StoryPage {
    let place = { (story: KeptStory) in (story.sortedAt(of: question.feed), story.id) }
    let found = shown(at: now, in: question.feed).filter { fits($0, question) }
      .sorted { place($0) > place($1) }
      .filter { story in question.after.map { place(story) < ($0.sortedAt, $0.id) } ?? true }
      .filter { story in question.before.map { place(story) > ($0.sortedAt, $0.id) } ?? true }
    let page = question.cut(found.map { headline($0, of: question.feed) })
    return StoryPage(
      headlines: page.headlines, previous: page.previous, next: page.next,
      tabs: tabs(of: shown(at: now)),
      fetchedAt: feeds.compactMap(\.fetchState.fetchedAt).filter { $0 <= now }.max(),
      troubles: sortedFeeds.compactMap(Self.trouble), feeds: feeds.count,
      feedTitle: feeds.first { $0.id == question.feed }?.title, lastStored: lastStored)
  }

  mutating func markRead(_ scope: ReadingScope, upTo last: Int64?, at now: Timestamp) -> Int {
    let feed: NewsFeed.ID? = if case .feed(let id) = scope { id } else { nil }
    let visible = Set(shown(at: now, in: feed).map(\.id))
    let meant = stories.indices.filter { index in
      guard !stories[index].isRead, stories[index].number <= last ?? .max,
        visible.contains(stories[index].id)
      else { return false }
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
  private func fits(_ story: KeptStory, _ question: StoryQuestion) -> Bool {
    if question.isUnreadOnly && story.isRead { return false }
    if question.isStarredOnly && !story.isStarred { return false }
    if let feed = question.feed, !story.isCarried(by: feed) { return false }
    if let category = question.category, !isOf(category, story) { return false }
    return question.words.map { holds(story.contents(of: question.feed), $0) } ?? true
  }

  private func holds(_ story: StoryContents, _ words: StoryWords) -> Bool {
    let searching = StorySearching(folding: folding)
    let needles = searching.needles(of: words)
    let text = Array(searching.searchableText(of: story).utf8)
    return !needles.isEmpty
      && needles.allSatisfy { needle in
        text.indices.contains { text[$0...].starts(with: needle.utf8) }
      }
  }

  private func isOf(_ category: NewsCategory, _ story: KeptStory) -> Bool {
    feeds.contains { $0.category == category && story.isCarried(by: $0.id) }
  }

  private func headline(_ story: KeptStory, of feed: NewsFeed.ID?) -> StoryHeadline {
    let contents = story.contents(of: feed)
    return StoryHeadline(
      id: story.id, title: contents.title, link: contents.link, excerpt: contents.excerpt,
      sortedAt: story.sortedAt(of: feed), carriers: carriers(of: story, first: feed),
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
    feed.fetchState.trouble.map {
      NewsFeedTrouble(
        feed: feed.id, title: feed.title, reason: $0, isRetired: feed.fetchState.isRetired)
    }
  }
}
