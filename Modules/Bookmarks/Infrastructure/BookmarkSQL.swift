import BookmarksDomain
public import CoreDomain

extension SQLBookmarkStore {
  /// The tables of the feature, step by step.
  ///
  /// `position` counts bookmarks in the order in which they were added and decides among those of
  /// one moment. `normal_address` makes it impossible, not only unusual, to keep one address twice.
  public static let migrations = [
    SQLMigration(
      feature: "bookmarks", number: 1,
      statements: [
        """
        CREATE TABLE bookmarks (
          id TEXT NOT NULL PRIMARY KEY,
          position BIGINT NOT NULL UNIQUE,
          address TEXT NOT NULL,
          normal_address TEXT NOT NULL UNIQUE,
          title TEXT NOT NULL,
          note TEXT NOT NULL,
          unread BIGINT NOT NULL CHECK (unread IN (0, 1)),
          archived BIGINT NOT NULL CHECK (archived IN (0, 1)),
          created_at BIGINT NOT NULL,
          search_text TEXT NOT NULL
        )
        """,
        "CREATE INDEX bookmarks_by_time ON bookmarks (created_at DESC, position)",
        """
        CREATE TABLE bookmark_tags (
          bookmark_id TEXT NOT NULL REFERENCES bookmarks (id) ON DELETE CASCADE,
          folded TEXT NOT NULL,
          name TEXT NOT NULL,
          position BIGINT NOT NULL,
          PRIMARY KEY (bookmark_id, folded)
        )
        """,
        "CREATE INDEX bookmark_tags_by_tag ON bookmark_tags (folded, bookmark_id)",
      ])
  ]
}

/// The statements of the store, each with its values.
enum BookmarkSQL {
  static func page(_ filter: BookmarkFilter) -> SQLStatement {
    var condition = Condition(filter)
    let limit = condition.placeholder(.integer(filter.limit.map(Int64.init) ?? Int64.max))
    let offset = condition.placeholder(.integer(Int64(filter.offset)))
    return joinedWithTags(
      """
      SELECT * FROM bookmarks\(condition.text)
      ORDER BY created_at DESC, position LIMIT \(limit) OFFSET \(offset)
      """, condition.values)
  }

  static func count(_ filter: BookmarkFilter) -> SQLStatement {
    let condition = Condition(filter)
    return SQLStatement("SELECT COUNT(*) FROM bookmarks\(condition.text)", condition.values)
  }

  static func bookmark(_ id: Bookmark.ID) -> SQLStatement {
    joinedWithTags("SELECT * FROM bookmarks WHERE id = $1", [.text(id.raw)])
  }

  static func bookmark(at address: BookmarkAddress) -> SQLStatement {
    joinedWithTags(
      "SELECT * FROM bookmarks WHERE normal_address = $1", [.text(address.normal)])
  }

  static func exists(_ id: Bookmark.ID) -> SQLStatement {
    SQLStatement("SELECT 1 FROM bookmarks WHERE id = $1", [.text(id.raw)])
  }

  static func insert(_ bookmark: Bookmark) -> SQLStatement {
    SQLStatement(
      """
      INSERT INTO bookmarks (id, position, address, normal_address, title, note, unread, archived,
        created_at, search_text)
      VALUES ($1, (SELECT COALESCE(MAX(position), 0) + 1 FROM bookmarks), $2, $3, $4, $5, $6, $7,
        $8, $9)
      """, values(of: bookmark))
  }

  static func update(_ bookmark: Bookmark) -> SQLStatement {
    SQLStatement(
      """
      UPDATE bookmarks SET address = $2, normal_address = $3, title = $4, note = $5, unread = $6,
        archived = $7, created_at = $8, search_text = $9
      WHERE id = $1
      """, values(of: bookmark))
  }

  static func remove(_ id: Bookmark.ID) -> SQLStatement {
    SQLStatement("DELETE FROM bookmarks WHERE id = $1", [.text(id.raw)])
  }

  static func insert(_ tag: Tag, at position: Int, of id: Bookmark.ID) -> SQLStatement {
    SQLStatement(
      "INSERT INTO bookmark_tags (bookmark_id, folded, name, position) VALUES ($1, $2, $3, $4)",
      [.text(id.raw), .text(tag.folded), .text(tag.text), .integer(Int64(position))])
  }

  static func removeTags(of id: Bookmark.ID) -> SQLStatement {
    SQLStatement("DELETE FROM bookmark_tags WHERE bookmark_id = $1", [.text(id.raw)])
  }

  private static func values(of bookmark: Bookmark) -> [SQLValue] {
    [
      .text(bookmark.id.raw), .text(bookmark.address.typed), .text(bookmark.address.normal),
      .text(bookmark.title), .text(bookmark.note), .flag(bookmark.unread),
      .flag(bookmark.archived), .integer(bookmark.createdAt.millisecondsSince1970),
      .text(BookmarkQuery.searchableText(of: bookmark)),
    ]
  }

  /// One row per tag, or one without where there are none: `BookmarkRows` folds them.
  private static func joinedWithTags(_ bookmarks: String, _ values: [SQLValue]) -> SQLStatement {
    SQLStatement(
      """
      SELECT b.id, b.address, b.title, b.note, b.unread, b.archived, b.created_at, t.name
      FROM (\(bookmarks)) AS b LEFT JOIN bookmark_tags AS t ON t.bookmark_id = b.id
      ORDER BY b.created_at DESC, b.position, t.position
      """, values)
  }
}

/// What a filter asks of a row, and the values that this takes.
private struct Condition {
  private(set) var values: [SQLValue] = []
  private var terms: [String] = []

  init(_ filter: BookmarkFilter) {
    if let tag = filter.tag {
      let folded = placeholder(.text(tag.folded))
      terms.append(
        "EXISTS (SELECT 1 FROM bookmark_tags WHERE bookmark_id = id AND folded = \(folded))")
    }
    for word in filter.query?.words ?? [] {
      let pattern = placeholder(.text("%" + Self.escaped(word) + "%"))
      terms.append("search_text LIKE \(pattern) ESCAPE '!'")
    }
  }

  /// The condition with its `WHERE`, or nothing.
  var text: String {
    terms.isEmpty ? "" : " WHERE " + terms.joined(separator: " AND ")
  }

  /// Takes in a value and returns its placeholder.
  mutating func placeholder(_ value: SQLValue) -> String {
    values.append(value)
    return "$\(values.count)"
  }

  /// A word as `LIKE` takes it literally. What means something to `LIKE` is a scalar, also where an
  /// accent behind it makes another character of it to Swift.
  private static func escaped(_ word: String) -> String {
    word.unicodeScalars.reduce(into: "") { result, scalar in
      if ["%", "_", "!"].contains(scalar) { result += "!" }
      result.unicodeScalars.append(scalar)
    }
  }
}

/// Rows of bookmarks joined with their tags, and the bookmarks that they make up.
enum BookmarkRows {
  struct Row {
    let id: String
    let address: String
    let title: String
    let note: String
    let unread: Bool
    let archived: Bool
    let createdAt: Int64
    let tag: String?
  }

  static func decode(_ row: SQLRow) throws(SQLFailure) -> Row {
    Row(
      id: try row.text(0), address: try row.text(1), title: try row.text(2),
      note: try row.text(3), unread: try row.flag(4), archived: try row.flag(5),
      createdAt: try row.integer(6), tag: try row.optionalText(7))
  }

  /// Makes one bookmark of each run of rows with one identifier.
  static func fold(_ rows: [Row]) throws(SQLFailure) -> [Bookmark] {
    var bookmarks: [Bookmark] = []
    var start = rows.startIndex
    while start < rows.endIndex {
      let id = rows[start].id
      let end = rows[start...].firstIndex { $0.id != id } ?? rows.endIndex
      bookmarks.append(try bookmark(rows[start], tags: rows[start..<end].compactMap(\.tag)))
      start = end
    }
    return bookmarks
  }

  private static func bookmark(_ row: Row, tags: [String]) throws(SQLFailure) -> Bookmark {
    guard let createdAt = Timestamp(millisecondsSince1970: row.createdAt) else {
      throw .unexpectedValue("bookmark “\(row.id)” was made in a year that has no name")
    }
    do throws(BookmarkFailure) {
      var read: [Tag] = []
      for tag in tags {
        read.append(try Tag(tag))
      }
      return Bookmark(
        id: Bookmark.ID(row.id), address: try BookmarkAddress(row.address), title: row.title,
        tags: try TagList(read), note: row.note, unread: row.unread, archived: row.archived,
        createdAt: createdAt)
    } catch {
      throw .unexpectedValue("bookmark “\(row.id)”: \(error)")
    }
  }
}
