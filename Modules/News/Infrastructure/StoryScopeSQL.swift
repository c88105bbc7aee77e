import CoreDomain
import NewsDomain

/// The SQL statements for scopes. A scope is the subject of a list: all feeds, a category or a
/// feed.
enum StoryScopeSQL {
  static let everything: Int64 = 0

  static func number(of category: NewsCategory) -> SQLStatement {
    SQLStatement("SELECT number FROM news_scopes WHERE category = $1", [.text(category.name)])
  }

  /// Deletes the categories without feeds.
  static let removeEmptyCategories = SQLStatement(
    """
    DELETE FROM news_scopes WHERE category IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM news_feeds WHERE news_feeds.category = news_scopes.number)
    """)

  /// Inserts a scope for a category or, if `category` is `nil`, for a feed.
  ///
  /// - Returns: The number of the new scope.
  static func add(
    _ category: NewsCategory?, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> Int64 {
    let query = SQLStatement("SELECT MAX(number) + 1 FROM news_scopes")
    guard let number = try connection.number(query) else {
      throw .unexpectedValue("the number of the next scope is missing")
    }
    try connection.run(
      SQLStatement(
        "INSERT INTO news_scopes (number, category) VALUES ($1, $2)",
        [.integer(number), .optional(category?.name)]))
    return number
  }

  /// Returns the scope number of a category. Inserts the category if it does not exist. Returns
  /// `nil` if `category` is `nil`.
  static func number(
    of category: NewsCategory?, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> Int64? {
    guard let category else { return nil }
    if let number = try connection.number(number(of: category)) { return number }
    return try add(category, over: connection)
  }

  /// Returns the number of a scope, or `nil` if the feed or category does not exist.
  static func number(
    of scope: ReadingScope, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> Int64? {
    switch scope {
    case .everything: everything
    case .feed(let id): try connection.number(StoryFeedSQL.number(of: id))
    case .category(let category): try connection.number(number(of: category))
    }
  }
}
