import CoreDomain
import NewsDomain

// Queries, mostly for a page. A page and everything around it come from one transaction.

extension StoryTransaction {
  /// Returns the age filters as points in time.
  func ages<Connection: SQLReading & ~Copyable>(
    at now: Timestamp, over connection: borrowing Connection
  ) throws(SQLFailure) -> StoryAges {
    let filters = try connection.rows(StoryFilterSQL.all, as: StoryFilterSQL.decode)
    return StoryVisibility(filters, folding: folding).ages(at: now)
  }

  /// Returns at most one headline more than the limit. The extra headline shows that another page
  /// exists.
  func headlines(
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

  /// Returns the time of the last successful fetch of any feed. Times in the future do not count.
  func lastFetch(
    at now: Timestamp, over connection: borrowing any SQLReading & ~Copyable
  ) throws(SQLFailure) -> Timestamp? {
    let query = SQLStatement(
      "SELECT MAX(fetched_at) FROM news_feeds WHERE fetched_at <= $1", [.moment(now)])
    return try connection.first(query) { row throws(SQLFailure) in try row.optionalMoment(0) }
      ?? nil
  }

  /// Returns `nil` if `feed` is `nil` or does not exist.
  func title(
    of feed: NewsFeed.ID?, over connection: borrowing any SQLReading & ~Copyable
  ) throws(SQLFailure) -> String? {
    guard let feed else { return nil }
    return try connection.text(
      SQLStatement("SELECT title FROM news_feeds WHERE id = $1", [.text(feed.raw)]))
  }

  func tabs(
    _ ages: StoryAges, over connection: borrowing any SQLReading & ~Copyable
  ) throws(SQLFailure) -> [NewsTab] {
    let query = SQLStatement("SELECT number, category FROM news_scopes WHERE category IS NOT NULL")
    let categories = try connection.rows(query) { row throws(SQLFailure) in
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
