import BookmarksDomain
import CoreDomain

/// The SQL statements of the store, with their values.
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

  static func choices(of start: IdentifierStart, limit: Int) -> SQLStatement {
    SQLStatement(
      "SELECT id, title, address FROM bookmarks WHERE id >= $1 AND id < $2 ORDER BY id LIMIT $3",
      [.text(start.text), .text(start.end), .number(limit)])
  }

  static func decodeChoice(_ row: SQLRow) throws(SQLFailure) -> IdentifierChoice {
    let (title, address) = (try row.text(1), try row.text(2))
    return IdentifierChoice(id: try row.text(0), title: title.isEmpty ? address : title)
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

  /// Selects bookmarks after a position, in the order in which they were added.
  static func added(after position: Int64, limit: Int) -> SQLStatement {
    joinedWithTags(
      "SELECT * FROM bookmarks WHERE position > $1 ORDER BY position LIMIT $2",
      [.integer(position), .number(limit)])
  }

  static func positions(of tag: Tag) -> SQLStatement {
    SQLStatement(
      """
      SELECT b.position FROM bookmark_tags AS t JOIN bookmarks AS b ON b.id = t.bookmark_id
      WHERE t.folded = $1 ORDER BY b.position
      """, [.key(tag.folded)])
  }

  static func bookmark(atPosition position: Int64) -> SQLStatement {
    joinedWithTags("SELECT * FROM bookmarks WHERE position = $1", [.integer(position)])
  }

  static func duplicates(limit: Int) -> SQLStatement {
    joinedWithTags(
      """
      SELECT * FROM bookmarks WHERE likeness IN (
        SELECT likeness FROM bookmarks WHERE likeness <> '' GROUP BY likeness
        HAVING COUNT(*) > 1 ORDER BY MIN(position) LIMIT $1)
      """, [.number(limit)])
  }

  /// Selects the spellings of each tag, the most frequent one first.
  static let tags = SQLStatement(
    """
    SELECT folded, name, COUNT(*) FROM bookmark_tags GROUP BY folded, name
    ORDER BY folded, COUNT(*) DESC, name
    """)

  static let nextPosition = SQLStatement("SELECT COALESCE(MAX(position), 0) + 1 FROM bookmarks")

  /// Does not use RETURNING. SQLite would wrap the statement in a savepoint, at which FTS5 flushes
  /// its pending data. FTS5 would then write one index segment per bookmark instead of one per
  /// transaction, which is several times slower (measured with SQLite 3.40).
  static func insert(
    _ bookmark: Bookmark, at position: Int64, by normalizer: BookmarkNormalizer
  ) -> SQLStatement {
    SQLStatement(
      """
      INSERT INTO bookmarks (id, address, normal_address, title, note, unread, archived, created_at,
        sort_title, likeness, position)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
      """, values(of: bookmark, by: normalizer) + [.integer(position)])
  }

  static func update(_ bookmark: Bookmark, by normalizer: BookmarkNormalizer) -> SQLStatement {
    SQLStatement(
      """
      UPDATE bookmarks SET address = $2, normal_address = $3, title = $4, note = $5, unread = $6,
        archived = $7, created_at = $8, sort_title = $9, likeness = $10
      WHERE id = $1
      """, values(of: bookmark, by: normalizer))
  }

  static func remove(_ id: Bookmark.ID) -> SQLStatement {
    SQLStatement("DELETE FROM bookmarks WHERE id = $1", [.text(id.raw)])
  }

  static func insert(_ tag: Tag, at position: Int, of id: Bookmark.ID) -> SQLStatement {
    SQLStatement(
      "INSERT INTO bookmark_tags (bookmark_id, folded, name, position) VALUES ($1, $2, $3, $4)",
      [.text(id.raw), .key(tag.folded), .text(tag.text), .number(position)])
  }

  static func removeTags(of id: Bookmark.ID) -> SQLStatement {
    SQLStatement("DELETE FROM bookmark_tags WHERE bookmark_id = $1", [.text(id.raw)])
  }

  /// Replaces all normal addresses with unique placeholders, so that rewriting the addresses cannot
  /// conflict. No address starts with a space.
  static let forgetNormalAddresses = SQLStatement("UPDATE bookmarks SET normal_address = ' ' || id")
}

extension BookmarkSQL {
  private static func order(_ order: BookmarkOrder) -> SQLText {
    switch order {
    case .newest: "b.created_at DESC, b.position"
    case .oldest: "b.created_at, b.position"
    case .title: "b.sort_title, b.position"
    }
  }

  private static func values(of bookmark: Bookmark, by normalizer: BookmarkNormalizer) -> [SQLValue]
  {
    [
      .text(bookmark.id.raw), .text(bookmark.address.typed), .key(bookmark.address.normal),
      .text(bookmark.title), .text(bookmark.note), .flag(bookmark.unread),
      .flag(bookmark.archived), .moment(bookmark.createdAt),
      .key(normalizer.sortingTitle(of: bookmark)), .key(bookmark.address.likeness),
    ]
  }

  /// The columns that `BookmarkRows` decodes, without the total.
  private static let columns: SQLText = """
    b.position, b.id, b.address, b.title, b.note, b.unread, b.archived, b.created_at, t.name
    """

  /// Selects one row per tag, or one row for a bookmark without tags. `BookmarkRows` combines them.
  private static func joinedWithTags(
    _ bookmarks: SQLText, ordered order: SQLText = "b.position", _ values: [SQLValue]
  ) -> SQLStatement {
    SQLStatement(
      """
      SELECT \(columns), NULL FROM (\(bookmarks)) AS b LEFT JOIN bookmark_tags AS t ON t.bookmark_id = b.id
      ORDER BY \(order), t.position
      """, values)
  }
}
