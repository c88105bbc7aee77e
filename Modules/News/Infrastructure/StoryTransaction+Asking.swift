import CoreDomain
import NewsDomain

// Queries. A page and everything around it come from one transaction.

extension StoryTransaction {
  func page(
    _ question: StoryQuestion, at now: Timestamp,
    over connection: borrowing any SQLReading & ~Copyable
  ) throws(SQLFailure) -> StoryPage {
    let ages = try ages(at: now, over: connection)
    let page = question.cut(try headlines(question, ages, over: connection))
    return StoryPage(
      headlines: page.headlines, previous: page.previous, next: page.next,
      tabs: try tabs(ages, over: connection),
      fetchedAt: try connection.first(StoryFeedSQL.lastFetch(at: now)) { row throws(SQLFailure) in
        try row.optionalMoment(0)
      } ?? nil,
      troubles: try connection.rows(StoryFeedSQL.troubles, as: StoryFeedSQL.decodeTrouble),
      feeds: Int(try connection.number(StoryFeedSQL.count) ?? 0),
      feedTitle: try title(of: question.feed, over: connection),
      lastStored: try connection.number(StorySQL.lastNumber) ?? 0)
  }

  func story(
    _ id: Story.ID, of feed: NewsFeed.ID?, over connection: borrowing any SQLReading & ~Copyable
  ) throws(SQLFailure) -> Result<Story, StoryFailure> {
    guard let found = try connection.first(StorySQL.story(id), as: StorySQL.decode) else {
      return .failure(.notFound(id))
    }
    let carriers = try connection.rows(StorySQL.carriers(of: id), as: StorySQL.decodeCarrier)
    guard let feed else { return .success(found.story.carried(by: carriers)) }
    guard let teller = carriers.first(where: { $0.feed == feed }) else {
      return .failure(.notCarried(id, by: feed))
    }
    let version = try connection.first(
      StoryVersionSQL.story(id, of: feed), as: StoryVersionSQL.decode)
    return .success(
      (version?.story ?? found).story.carried(by: [teller] + carriers.filter { $0 != teller }))
  }

  func overview(
    at now: Timestamp, over connection: borrowing any SQLReading & ~Copyable
  ) throws(SQLFailure) -> [NewsFeedOverview] {
    let ages = try ages(at: now, over: connection)
    var overview: [NewsFeedOverview] = []
    for numbered in try feeds(over: connection) {
      let count = try StoryCountSQL.count(numbered.number, ages, over: connection)
      overview.append(
        NewsFeedOverview(feed: numbered.feed, unread: count.unread, stories: count.stories))
    }
    return overview
  }

  /// Returns the age filters as points in time.
  func ages<Connection: SQLReading & ~Copyable>(
    at now: Timestamp, over connection: borrowing Connection
  ) throws(SQLFailure) -> StoryAges {
    let filters = try connection.rows(StoryFilterSQL.all, as: StoryFilterSQL.decode)
    return StoryVisibility(filters, folding: folding).ages(at: now)
  }
}

extension StoryTransaction {
  /// Returns at most one headline more than the limit. The extra headline shows that another page
  /// exists.
  private func headlines(
    _ question: StoryQuestion, _ ages: StoryAges,
    over connection: borrowing any SQLReading & ~Copyable
  ) throws(SQLFailure) -> [StoryHeadline] {
    guard let scopes = try scopes(of: question, over: connection) else { return [] }
    let needles = question.words.map { searching.needles(of: $0) }
    if let needles, needles.isEmpty { return [] }
    let query = StoryPageSQL.page(
      question, scopes: scopes, ages: ages, needles: needles, index: index)
    return StoryPageSQL.fold(try connection.rows(query, as: StoryPageSQL.decode))
  }

  /// Returns the scopes of a question, or `nil` if the feed or category does not exist.
  private func scopes(
    of question: StoryQuestion, over connection: borrowing any SQLReading & ~Copyable
  ) throws(SQLFailure) -> [Int64]? {
    var scopes: [Int64] = []
    if let feed = question.feed {
      guard let number = try connection.number(StoryFeedSQL.number(of: feed)) else { return nil }
      scopes.append(number)
    }
    if let category = question.category {
      guard let number = try connection.number(StoryScopeSQL.number(of: category)) else {
        return nil
      }
      scopes.append(number)
    }
    return scopes.isEmpty ? [StoryScopeSQL.everything] : scopes
  }

  /// Returns `nil` if `feed` is `nil` or does not exist.
  private func title(
    of feed: NewsFeed.ID?, over connection: borrowing any SQLReading & ~Copyable
  ) throws(SQLFailure) -> String? {
    guard let feed else { return nil }
    return try connection.text(StoryFeedSQL.title(of: feed))
  }

  private func tabs(
    _ ages: StoryAges, over connection: borrowing any SQLReading & ~Copyable
  ) throws(SQLFailure) -> [NewsTab] {
    let categories = try connection.rows(StoryScopeSQL.categories) { row throws(SQLFailure) in
      (number: try row.integer(0), name: try row.text(1))
    }
    let sorted = categories.map { (Array(folding.folded($0.name).utf8), $0) }
      .sorted { left, right in
        left.0 == right.0
          ? left.1.name < right.1.name : left.0.lexicographicallyPrecedes(right.0)
      }
    let all = try StoryCountSQL.count(StoryScopeSQL.everything, ages, over: connection)
    var tabs = [NewsTab(category: nil, unread: all.unread)]
    for (_, category) in sorted {
      let count = try StoryCountSQL.count(category.number, ages, over: connection)
      tabs.append(NewsTab(category: NewsCategory(category.name), unread: count.unread))
    }
    return tabs
  }
}
