public import CoreDomain
public import NewsDomain

/// A store of feeds, stories and filters in an SQL database.
public struct SQLStoryStore: StoryStore {
  private let tables: FeatureDatabase<StoryFailure>
  private let transaction: StoryTransaction

  /// - Parameters:
  ///   - database: A database that has run ``migrations(index:)``.
  ///   - index: The index of the search texts that the migrations created.
  ///   - folding: The text folding for searches and filters. If its version or the rules of this
  ///     program have changed, the initializer recomputes all data that depends on them: search
  ///     texts, filter results, sort titles and normalized links.
  public init(
    database: any SQLDatabase, index: any SQLTextIndex, folding: any TextFolding
  ) async throws(StoryFailure) {
    tables = FeatureDatabase(database)
    transaction = StoryTransaction(index: index, folding: folding)
    try await deriveAnew()
  }

  private func deriveAnew() async throws(StoryFailure) {
    try await tables.deriveAnew(
      by: "\(StoryTransaction.derivation), \(transaction.folding.version)",
      in: SQLName("news_derivations")
    ) { [transaction] connection throws(SQLFailure) in
      try transaction.deriveAnew(over: connection)
    }
  }

  // MARK: - Feeds

  public func feeds() async throws(StoryFailure) -> [NewsFeed] {
    try await tables.read { [transaction] connection throws(SQLFailure) in
      try transaction.feeds(over: connection).map(\.feed)
    }
  }

  public func feed(_ id: NewsFeed.ID) async throws(StoryFailure) -> NewsFeed? {
    try await tables.first(StoryFeedSQL.feed(id), as: StoryFeedSQL.decode)?.feed
  }

  public func overview(at now: Timestamp) async throws(StoryFailure) -> [NewsFeedOverview] {
    try await tables.read { [transaction] connection throws(SQLFailure) in
      try transaction.overview(at: now, over: connection)
    }
  }

  public func add(_ feeds: [NewsFeed]) async throws(StoryFailure) -> [NewsFeed] {
    try await tables.attempt { [transaction] connection throws(SQLFailure) in
      try transaction.add(feeds, over: connection)
    }
  }

  public func file(_ id: NewsFeed.ID, under category: NewsCategory?) async throws(StoryFailure) {
    try await tables.attempt { [transaction] connection throws(SQLFailure) in
      try transaction.file(id, under: category, over: connection)
    }
  }

  public func remove(_ id: NewsFeed.ID) async throws(StoryFailure) {
    try await tables.attempt { [transaction] connection throws(SQLFailure) in
      try transaction.remove(id, over: connection)
    }
  }

  public func record(
    _ fetchState: FetchState, movedTo address: WebAddress?, of id: NewsFeed.ID,
    under lease: WorkLease
  ) async throws(StoryFailure) {
    try await tables.write(under: lease) { [transaction] connection throws(SQLFailure) in
      try transaction.record(fetchState, movedTo: address, of: id, over: connection)
    }
  }

  // MARK: - Stories

  public func merge(
    _ entries: [ParsedEntry], of feed: NewsFeed, at now: Timestamp,
    identifiers: any IdentifierSource, under lease: WorkLease
  ) async throws(StoryFailure) -> StoryMerge? {
    try await tables.write(under: lease) { [transaction] connection throws(SQLFailure) in
      try transaction.merge(
        entries, of: feed, at: now, identifiers: identifiers, over: connection)
    }
  }

  public func prune(
    _ id: NewsFeed.ID, to retention: StoryRetention, at now: Timestamp, under lease: WorkLease
  ) async throws(StoryFailure) -> Int {
    var (removed, portion) = (0, 0)
    repeat {
      portion = try await tables.write(under: lease) {
        [transaction] connection throws(SQLFailure) in
        try transaction.prune(id, to: retention, at: now, over: connection)
      }
      removed += portion
    } while portion == StoryTransaction.pruned
    return removed
  }

  public func page(
    _ question: StoryQuestion, at now: Timestamp
  ) async throws(StoryFailure) -> StoryPage {
    try await tables.read { [transaction] connection throws(SQLFailure) in
      try transaction.page(question, at: now, over: connection)
    }
  }

  public func story(_ id: Story.ID, of feed: NewsFeed.ID?) async throws(StoryFailure) -> Story {
    let story = try await tables.read { [transaction] connection throws(SQLFailure) in
      try transaction.story(id, of: feed, over: connection)
    }
    return try story.get()
  }

  public func choices(
    of start: IdentifierStart, limit: Int
  ) async throws(StoryFailure) -> [IdentifierChoice] {
    try await tables.rows(StorySQL.choices(of: start, limit: limit), as: StorySQL.decodeChoice)
  }

  public func choices(
    at link: WebAddress, limit: Int
  ) async throws(StoryFailure) -> [IdentifierChoice] {
    guard let likeness = StoryLikeness(of: link) else { return [] }
    return try await tables.rows(
      StorySQL.choices(at: likeness, limit: limit), as: StorySQL.decodeChoice)
  }

  public func mark(_ ids: [Story.ID], asRead isRead: Bool) async throws(StoryFailure) {
    try await tables.attempt { [transaction] connection throws(SQLFailure) in
      try transaction.change(
        ids, by: { StorySQL.mark($0, asRead: isRead) }, over: connection)
    }
  }

  public func markRead(
    _ scope: ReadingScope, upTo last: Int64?, at now: Timestamp
  ) async throws(StoryFailure) -> Int {
    try await tables.attempt { [transaction] connection throws(SQLFailure) in
      guard let number = try StoryScopeSQL.number(of: scope, over: connection) else {
        return .success(0)
      }
      let ages = try transaction.ages(at: now, over: connection)
      return .success(try StoryPlaceSQL.markRead(number, upTo: last, ages, over: connection))
    }
  }

  public func star(_ id: Story.ID, _ isStarred: Bool) async throws(StoryFailure) {
    try await tables.attempt { [transaction] connection throws(SQLFailure) in
      try transaction.change([id], by: { StorySQL.star($0, isStarred) }, over: connection)
    }
  }

  // MARK: - Filters

  public func filters() async throws(StoryFailure) -> [NewsFilter] {
    try await tables.rows(StoryFilterSQL.all, as: StoryFilterSQL.decode)
  }

  public func add(
    _ verdict: NewsFilter.Verdict, _ test: NewsFilter.Test
  ) async throws(StoryFailure) -> NewsFilter {
    try await tables.attempt { [transaction] connection throws(SQLFailure) in
      try transaction.add(verdict, test, over: connection)
    }
  }

  public func removeFilter(_ id: NewsFilter.ID) async throws(StoryFailure) {
    try await tables.attempt { [transaction] connection throws(SQLFailure) in
      try transaction.removeFilter(id, over: connection)
    }
  }
}
