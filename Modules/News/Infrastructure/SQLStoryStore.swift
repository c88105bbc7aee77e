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
    try await tables.rows(StoryFeedSQL.all, as: StoryFeedSQL.decode).map(\.feed)
  }

  public func feed(_ id: NewsFeed.ID) async throws(StoryFailure) -> NewsFeed? {
    try await tables.first(StoryFeedSQL.feed(id), as: StoryFeedSQL.decode)?.feed
  }

  public func overview(at now: Timestamp) async throws(StoryFailure) -> [NewsFeedOverview] {
    try await tables.read { [transaction] connection throws(SQLFailure) in
      let ages = try transaction.ages(at: now, over: connection)
      var overview: [NewsFeedOverview] = []
      for numbered in try connection.rows(StoryFeedSQL.all, as: StoryFeedSQL.decode) {
        let count = try StoryCountSQL.count(numbered.number, ages, over: connection)
        overview.append(
          NewsFeedOverview(feed: numbered.feed, unread: count.unread, stories: count.stories))
      }
      return overview
    }
  }

  public func add(_ feeds: [NewsFeed]) async throws(StoryFailure) -> [NewsFeed] {
    try await tables.attempt { [transaction] connection throws(SQLFailure) in
      var new: [NewsFeed] = []
      var seen: Set<WebAddress> = []
      for feed in feeds where seen.insert(feed.address).inserted {
        if try connection.number(StoryFeedSQL.number(at: feed.address)) == nil { new.append(feed) }
      }
      let count = Int(try connection.number(StoryFeedSQL.count) ?? 0)
      guard count + new.count <= NewsFeed.limit else {
        return .failure(.tooMany("feeds", limit: NewsFeed.limit))
      }
      for feed in new {
        let category = try StoryScopeSQL.number(of: feed.category, over: connection)
        let number = try StoryScopeSQL.add(nil, over: connection)
        try connection.run(
          StoryFeedSQL.insert(
            feed, number, sortTitle: transaction.folding.folded(feed.title), category: category))
      }
      return .success(new)
    }
  }

  public func file(_ id: NewsFeed.ID, under category: NewsCategory?) async throws(StoryFailure) {
    try await tables.attempt { connection throws(SQLFailure) -> Result<Void, StoryFailure> in
      guard let number = try connection.number(StoryFeedSQL.number(of: id)) else {
        return .failure(.unknownFeed(id.raw))
      }
      // No row if the feed has no category, because `number` throws on NULL.
      let filed = SQLStatement(
        "SELECT category FROM news_feeds WHERE number = $1 AND category IS NOT NULL",
        [.integer(number)])
      let old = try connection.number(filed)
      let new = try StoryScopeSQL.number(of: category, over: connection)
      guard old != new else { return .success(()) }
      try connection.run(
        SQLStatement(
          "UPDATE news_feeds SET category = $2 WHERE number = $1",
          [.integer(number), new.map { .integer($0) } ?? .null]))
      for story in try connection.numbers(StoryCarrierSQL.stories(of: number)) {
        try StoryPlaceSQL.replace(story, over: connection)
      }
      try connection.run(StoryScopeSQL.removeEmptyCategories)
      return .success(())
    }
  }

  public func remove(_ id: NewsFeed.ID) async throws(StoryFailure) {
    try await tables.attempt {
      [transaction] connection throws(SQLFailure) -> Result<Void, StoryFailure> in
      guard let number = try connection.number(StoryFeedSQL.number(of: id)) else {
        return .failure(.unknownFeed(id.raw))
      }
      for story in try connection.numbers(StoryCarrierSQL.stories(of: number)) {
        try transaction.part(story, from: number, over: connection)
      }
      try connection.run(
        SQLStatement("DELETE FROM news_feeds WHERE number = $1", [.integer(number)]))
      try connection.run(
        SQLStatement("DELETE FROM news_scopes WHERE number = $1", [.integer(number)]))
      try connection.run(StoryScopeSQL.removeEmptyCategories)
      return .success(())
    }
  }

  public func record(
    _ fetchState: FetchState, movedTo address: WebAddress?, of id: NewsFeed.ID,
    under lease: WorkLease
  ) async throws(StoryFailure) {
    try await tables.write(under: lease) { [transaction] connection throws(SQLFailure) in
      guard let stored = try connection.first(StoryFeedSQL.feed(id), as: StoryFeedSQL.decode) else {
        return
      }
      var isFree = false
      if let address { isFree = try connection.number(StoryFeedSQL.number(at: address)) == nil }
      let feed = stored.feed.recorded(fetchState, movedTo: isFree ? address : nil)
      try connection.run(
        StoryFeedSQL.update(
          feed, stored.number, sortTitle: transaction.folding.folded(feed.title)))
    }
  }

  // MARK: - Stories

  public func merge(
    _ entries: [ParsedEntry], of feed: NewsFeed, at now: Timestamp,
    identifiers: any IdentifierSource, under lease: WorkLease
  ) async throws(StoryFailure) -> StoryMerge? {
    try await tables.write(under: lease) {
      [transaction] connection throws(SQLFailure) -> StoryMerge? in
      guard let number = try connection.number(StoryFeedSQL.number(of: feed.id)) else { return nil }
      let folding = transaction.folding
      try connection.run(StoryFeedSQL.update(feed, number, sortTitle: folding.folded(feed.title)))
      let filters = try connection.rows(StoryFilterSQL.all, as: StoryFilterSQL.decode)
      let merge = StoryMergeSQL(
        feed: number, now: now, identifiers: identifiers,
        visibility: StoryVisibility(filters, folding: folding), searching: transaction.searching,
        index: transaction.index)
      return try merge.merge(entries, over: connection)
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
      let ages = try transaction.ages(at: now, over: connection)
      let page = question.cut(try transaction.headlines(question, ages, over: connection))
      return StoryPage(
        headlines: page.headlines, previous: page.previous, next: page.next,
        tabs: try transaction.tabs(ages, over: connection),
        fetchedAt: try transaction.lastFetch(at: now, over: connection),
        troubles: try connection.rows(StoryFeedSQL.troubles, as: StoryFeedSQL.decodeTrouble),
        feeds: Int(try connection.number(StoryFeedSQL.count) ?? 0),
        feedTitle: try transaction.title(of: question.feed, over: connection),
        lastStored: try connection.number(StorySQL.lastNumber) ?? 0)
    }
  }

  public func story(_ id: Story.ID, of feed: NewsFeed.ID?) async throws(StoryFailure) -> Story {
    let story = try await tables.read {
      connection throws(SQLFailure) -> Result<Story, StoryFailure> in
      let query = SQLStatement("\(StorySQL.stories) WHERE s.id = $1", [.text(id.raw)])
      guard let found = try connection.first(query, as: StorySQL.decode) else {
        return .failure(.notFound(id))
      }
      let carriers = try connection.rows(StorySQL.carriers(of: id), as: StorySQL.decodeCarrier)
      guard let feed else { return .success(found.story.carried(by: carriers)) }
      guard let teller = carriers.first(where: { $0.feed == feed }) else {
        return .failure(.notCarried(id, by: feed))
      }
      let telling = SQLStatement(
        "\(StoryVersionSQL.versions) WHERE s.id = $1 AND f.id = $2",
        [.text(id.raw), .text(feed.raw)])
      let version = try connection.first(telling, as: StoryVersionSQL.decode)
      return .success(
        (version?.story ?? found).story.carried(by: [teller] + carriers.filter { $0 != teller }))
    }
    return try story.get()
  }

  public func choices(
    of start: IdentifierStart, limit: Int
  ) async throws(StoryFailure) -> [IdentifierChoice] {
    let query = SQLStatement(
      "SELECT id, title FROM news_stories WHERE id >= $1 AND id < $2 ORDER BY id LIMIT $3",
      [.text(start.text), .text(start.end), .number(limit)])
    return try await tables.rows(query, as: StorySQL.decodeChoice)
  }

  public func choices(
    at link: WebAddress, limit: Int
  ) async throws(StoryFailure) -> [IdentifierChoice] {
    guard let likeness = StoryLikeness(of: link) else { return [] }
    let query = SQLStatement(
      "SELECT id, title FROM news_stories WHERE likeness = $1 ORDER BY id LIMIT $2",
      [.text(likeness.key), .number(limit)])
    return try await tables.rows(query, as: StorySQL.decodeChoice)
  }

  public func mark(_ ids: [Story.ID], asRead isRead: Bool) async throws(StoryFailure) {
    try await tables.attempt { [transaction] connection throws(SQLFailure) in
      try transaction.change(ids, over: connection) { story in
        SQLStatement(
          "UPDATE news_stories SET is_read = $2 WHERE number = $1",
          [.integer(story), .flag(isRead)])
      }
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
      try transaction.change([id], over: connection) { story in
        SQLStatement(
          "UPDATE news_stories SET is_starred = $2 WHERE number = $1",
          [.integer(story), .flag(isStarred)])
      }
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
      let filters = try connection.rows(StoryFilterSQL.all, as: StoryFilterSQL.decode)
      if let known = filters.first(where: { $0.verdict == verdict && $0.test == test }) {
        return .success(known)
      }
      guard filters.count < NewsFilter.limit else {
        return .failure(.tooMany("filters", limit: NewsFilter.limit))
      }
      let last = try transaction.lastFilterNumber(over: connection)
      let number = max(last, filters.last?.id.raw ?? 0) + 1
      let filter = NewsFilter(id: NewsFilter.ID(number), verdict: verdict, test: test)
      try connection.run(StoryFilterSQL.insert(filter))
      try transaction.keepFilterNumber(number, over: connection)
      try transaction.filterAnew(over: connection)
      return .success(filter)
    }
  }

  public func removeFilter(_ id: NewsFilter.ID) async throws(StoryFailure) {
    try await tables.attempt {
      [transaction] connection throws(SQLFailure) -> Result<Void, StoryFailure> in
      let removal = SQLStatement("DELETE FROM news_filters WHERE number = $1", [.integer(id.raw)])
      guard try connection.run(removal) > 0 else { return .failure(.unknownFilter(id)) }
      // An older version of the program adds filters without storing their number.
      let last = try transaction.lastFilterNumber(over: connection)
      try transaction.keepFilterNumber(max(last, id.raw), over: connection)
      try transaction.filterAnew(over: connection)
      return .success(())
    }
  }
}
