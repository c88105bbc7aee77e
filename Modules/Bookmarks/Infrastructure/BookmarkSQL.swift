import BookmarksDomain
import CoreDomain

/// The long queries and the shared queries of the store, with their values.
enum BookmarkSQL {
  /// Returns the statement for one page. For a search, each row contains the total number of
  /// matches, so the search runs only once. Without a search, ``count(_:index:)`` is fast, so use
  /// it for the total.
  static func page(_ filter: BookmarkFilter, index: any SQLTextIndex) -> SQLStatement {
    var condition = BookmarkConditionSQL(filter, index: index)
    let limit = condition.values.bind(.number(filter.limit ?? .max))
    let offset = condition.values.bind(.number(filter.offset))
    let order = order(filter.order)
    let total: SQLText = isSearch(filter) ? "COUNT(*) OVER ()" : "NULL"
    return SQLStatement(
      """
      SELECT \(columns), p.total FROM (
        SELECT b.position AS place, \(total) AS total FROM bookmarks AS b
        WHERE \(condition.text) ORDER BY \(order) LIMIT \(limit) OFFSET \(offset)
      ) AS p CROSS JOIN bookmarks AS b
      LEFT JOIN bookmark_tags AS t ON t.bookmark_id = b.id
      WHERE b.position = p.place
      ORDER BY \(order), t.position
      """, condition.values)
  }

  static func count(_ filter: BookmarkFilter, index: any SQLTextIndex) -> SQLStatement {
    guard isSearch(filter) else {
      let archived: SQLText = "(SELECT COUNT(*) FROM bookmarks WHERE archived = 1)"
      return SQLStatement(
        filter.archived
          ? "SELECT \(archived)" : "SELECT (SELECT COUNT(*) FROM bookmarks) - \(archived)")
    }
    let condition = BookmarkConditionSQL(filter, index: index)
    return SQLStatement(
      "SELECT COUNT(*) FROM bookmarks AS b WHERE \(condition.text)", condition.values)
  }

  /// Whether a filter has conditions other than `archived`.
  private static func isSearch(_ filter: BookmarkFilter) -> Bool {
    filter.query != nil || filter.tag != nil || filter.unreadOnly
  }

  static func bookmark(_ id: Bookmark.ID) -> SQLStatement {
    joinedWithTags("SELECT * FROM bookmarks WHERE id = $1", [.text(id.raw)])
  }

  static func bookmark(at address: BookmarkAddress) -> SQLStatement {
    joinedWithTags(
      "SELECT * FROM bookmarks WHERE normal_address = $1", [.key(address.normal)])
  }

  static func batch(after cursor: BookmarkCursor?, limit: Int) -> SQLStatement {
    let order = order(.newest)
    let count = SQLValue.number(limit)
    guard let cursor else {
      return joinedWithTags(
        "SELECT * FROM bookmarks AS b ORDER BY \(order) LIMIT $1", ordered: order, [count])
    }
    return joinedWithTags(
      """
      SELECT * FROM bookmarks AS b
      WHERE b.created_at <= $2 AND (b.created_at < $2 OR b.position > $3)
      ORDER BY \(order) LIMIT $1
      """, ordered: order,
      [count, .moment(cursor.createdAt), .integer(cursor.position)])
  }
}

extension BookmarkSQL {
  private static func order(_ order: BookmarkOrder) -> SQLText {
    switch order {
    case .newest: "b.created_at DESC, b.position"
    case .oldest: "b.created_at, b.position"
    case .title: "b.sort_title, b.position"
    }
  }

  /// The columns that `BookmarkRows` decodes, without the total.
  private static let columns: SQLText = """
    b.position, b.id, b.address, b.title, b.note, b.unread, b.archived, b.created_at, t.name
    """

  /// Selects one row per tag, or one row for a bookmark without tags. `BookmarkRows` combines them.
  static func joinedWithTags(
    _ bookmarks: SQLText, ordered order: SQLText = "b.position", _ values: [SQLValue]
  ) -> SQLStatement {
    SQLStatement(
      """
      SELECT \(columns), NULL FROM (\(bookmarks)) AS b LEFT JOIN bookmark_tags AS t ON t.bookmark_id = b.id
      ORDER BY \(order), t.position
      """, values)
  }
}
