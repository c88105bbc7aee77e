import CoreDomain
import NewsDomain

/// The statements about scopes: what stories are listed by.
enum StoryScopeSQL {
  /// The number of the scope of everything there is.
  static let everything: Int64 = 0

  static let nextNumber = SQLStatement("SELECT MAX(number) + 1 FROM news_scopes")

  /// The numbers of the categories, with their names.
  static let categories = SQLStatement(
    "SELECT number, category FROM news_scopes WHERE category IS NOT NULL")

  static func number(of category: NewsCategory) -> SQLStatement {
    SQLStatement("SELECT number FROM news_scopes WHERE category = $1", [.text(category.name)])
  }

  static func insert(_ number: Int64, category: NewsCategory?) -> SQLStatement {
    SQLStatement(
      "INSERT INTO news_scopes (number, category) VALUES ($1, $2)",
      [.integer(number), .optional(category?.name)])
  }

  static func remove(_ number: Int64) -> SQLStatement {
    SQLStatement("DELETE FROM news_scopes WHERE number = $1", [.integer(number)])
  }

  /// Removes the categories that no feed is filed under.
  static let removeEmptyCategories = SQLStatement(
    """
    DELETE FROM news_scopes WHERE category IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM news_feeds WHERE news_feeds.category = news_scopes.number)
    """)

  /// Makes a scope.
  ///
  /// - Returns: its number.
  static func add(
    _ category: NewsCategory?, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> Int64 {
    guard let number = try connection.number(nextNumber) else {
      throw .unexpectedValue("the next scope of stories is not to be had")
    }
    try connection.run(insert(number, category: category))
    return number
  }

  /// The number of a category, which is made where it is not there yet.
  static func number(
    of category: NewsCategory?, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> Int64? {
    guard let category else { return nil }
    if let number = try connection.number(number(of: category)) { return number }
    return try add(category, over: connection)
  }

  /// The number of what is meant by “mark as read”; nothing when there is no such feed or category.
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
