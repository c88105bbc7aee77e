public import CoreDomain
public import CoreTesting
public import NewsDomain
private import Synchronization

/// A store of feeds, stories and filters in memory.
public final class InMemoryStoryStore: StoryStore {
  private let news: Mutex<InMemoryNews>
  private let leases: InMemoryWorkLeases
  private let gate: @Sendable () async -> Void

  /// - Parameters:
  ///   - leases: The leases that are still valid. The store rejects the results of a request whose
  ///     lease is not among them.
  ///   - gate: Awaited before each merge, so that a test can check what happens during it.
  public init(
    folding: any TextFolding = FoundationTextFolding(),
    leases: InMemoryWorkLeases = InMemoryWorkLeases(),
    waitingFor gate: @escaping @Sendable () async -> Void = {}
  ) {
    news = Mutex(InMemoryNews(folding: folding))
    self.leases = leases
    self.gate = gate
  }

  public func feeds() async throws(StoryFailure) -> [NewsFeed] {
    news.withLock(\.sortedFeeds)
  }

  public func feed(_ id: NewsFeed.ID) async throws(StoryFailure) -> NewsFeed? {
    news.withLock { news in news.feeds.first { $0.id == id } }
  }

  public func overview(at now: Timestamp) async throws(StoryFailure) -> [NewsFeedOverview] {
    news.withLock { news in
      news.sortedFeeds.map { feed in
        let shown = news.shown(at: now, in: feed.id).filter { $0.isCarried(by: feed.id) }
        return NewsFeedOverview(
          feed: feed, unread: shown.count { !$0.isRead }, stories: shown.count)
      }
    }
  }

  public func add(_ feeds: [NewsFeed]) async throws(StoryFailure) -> [NewsFeed] {
    try change { news throws(StoryFailure) in try news.add(feeds) }
  }

  public func file(_ id: NewsFeed.ID, under category: NewsCategory?) async throws(StoryFailure) {
    try change { news throws(StoryFailure) in try news.file(id, under: category) }
  }

  public func remove(_ id: NewsFeed.ID) async throws(StoryFailure) {
    try change { news throws(StoryFailure) in try news.remove(id) }
  }

  public func record(
    _ fetchState: FetchState, movedTo address: WebAddress?, of id: NewsFeed.ID,
    under lease: WorkLease
  ) async throws(StoryFailure) {
    try leases.check(lease, orThrow: StoryFailure.self)
    news.withLock { $0.record(fetchState, movedTo: address, of: id) }
  }

  public func merge(
    _ entries: [ParsedEntry], of feed: NewsFeed, at now: Timestamp,
    identifiers: any IdentifierSource, under lease: WorkLease
  ) async throws(StoryFailure) -> StoryMerge? {
    await gate()
    try leases.check(lease, orThrow: StoryFailure.self)
    return news.withLock { $0.merge(entries, of: feed, at: now, identifiers: identifiers) }
  }

  public func prune(
    _ id: NewsFeed.ID, to retention: StoryRetention, at now: Timestamp, under lease: WorkLease
  ) async throws(StoryFailure) -> Int {
    try leases.check(lease, orThrow: StoryFailure.self)
    return news.withLock { $0.prune(id, to: retention, at: now) }
  }

  public func page(
    _ question: StoryQuestion, at now: Timestamp
  ) async throws(StoryFailure) -> StoryPage {
    news.withLock { $0.page(question, at: now) }
  }

  public func story(_ id: Story.ID, of feed: NewsFeed.ID?) async throws(StoryFailure) -> Story {
    try change { news throws(StoryFailure) in try news.story(id, of: feed) }
  }

  public func choices(
    of start: IdentifierStart, limit: Int
  ) async throws(StoryFailure) -> [IdentifierChoice] {
    news.withLock { $0.choices(limit: limit) { start.begins($0.id.raw) } }
  }

  public func choices(
    at link: WebAddress, limit: Int
  ) async throws(StoryFailure) -> [IdentifierChoice] {
    guard let key = StoryLikeness(of: link)?.key else { return [] }
    return news.withLock { news in
      news.choices(limit: limit) { $0.contents.link.flatMap(StoryLikeness.init)?.key == key }
    }
  }

  public func mark(_ ids: [Story.ID], asRead isRead: Bool) async throws(StoryFailure) {
    try change { news throws(StoryFailure) in
      for id in ids { try news.change(id) { $0.isRead = isRead } }
    }
  }

  public func markRead(
    _ scope: ReadingScope, upTo last: Int64?, at now: Timestamp
  ) async throws(StoryFailure) -> Int {
    news.withLock { $0.markRead(scope, upTo: last, at: now) }
  }

  public func star(_ id: Story.ID, _ isStarred: Bool) async throws(StoryFailure) {
    try change { news throws(StoryFailure) in
      try news.change(id) { $0.isStarred = isStarred }
    }
  }

  public func filters() async throws(StoryFailure) -> [NewsFilter] {
    news.withLock(\.filters)
  }

  public func add(
    _ verdict: NewsFilter.Verdict, _ test: NewsFilter.Test
  ) async throws(StoryFailure) -> NewsFilter {
    try change { news throws(StoryFailure) in try news.add(verdict, test) }
  }

  public func removeFilter(_ id: NewsFilter.ID) async throws(StoryFailure) {
    try change { news throws(StoryFailure) in try news.removeFilter(id) }
  }
}

extension InMemoryStoryStore {
  /// Applies a change, or leaves everything unchanged if it throws.
  private func change<Value: Sendable>(
    _ body: (inout InMemoryNews) throws(StoryFailure) -> Value
  ) throws(StoryFailure) -> Value {
    try news.withLock { news in
      var changed = news
      let result = Result { () throws(StoryFailure) in try body(&changed) }
      if case .success = result { news = changed }
      return result
    }.get()
  }
}
