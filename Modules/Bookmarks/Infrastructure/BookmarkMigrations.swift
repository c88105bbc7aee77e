public import CoreDomain

extension SQLBookmarkStore {
  /// Returns the migrations that create the feature's tables and the full-text index.
  ///
  /// The column `position` numbers bookmarks in the order in which they were added, and sorts
  /// bookmarks of the same date. The unique column `normal_address` prevents duplicate addresses.
  ///
  /// - Parameter index: The full-text index of the bookmarks, keyed by `position`.
  public static func migrations(index: any SQLTextIndex) -> [SQLMigration] {
    [firstTables, derivedColumns(index)]
  }

  private static let firstTables = SQLMigration(
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

  /// Adds the columns whose values the program derives: `normal_address`, `likeness`, `sort_title`,
  /// the folded tags and the indexed text. The rules of derivation may change, so
  /// `bookmark_derivations` stores the version of the rules.
  private static func derivedColumns(_ index: any SQLTextIndex) -> SQLMigration {
    SQLMigration(
      feature: "bookmarks", number: 2,
      statements: [
        "CREATE TABLE bookmark_derivations (rules TEXT NOT NULL)",
        "ALTER TABLE bookmarks DROP COLUMN search_text",
        "ALTER TABLE bookmarks ADD COLUMN sort_title TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE bookmarks ADD COLUMN likeness TEXT NOT NULL DEFAULT ''",
        "DROP INDEX bookmarks_by_time",
        // Covering indexes: they contain every column needed to filter and sort a page, so only the
        // rows of the page itself are read.
        """
        CREATE INDEX bookmarks_by_time
        ON bookmarks (created_at DESC, position, archived, unread)
        """,
        """
        CREATE INDEX bookmarks_by_position
        ON bookmarks (position, archived, unread, created_at)
        """,
        "CREATE INDEX bookmarks_by_title ON bookmarks (sort_title, position, archived, unread)",
        // Few bookmarks are archived, so counting them is fast. The number of other bookmarks is
        // the total minus this count.
        """
        CREATE INDEX bookmarks_archived
        ON bookmarks (archived, created_at DESC, position, unread) WHERE archived = 1
        """,
        "CREATE INDEX bookmarks_by_likeness ON bookmarks (likeness)",
      ] + index.creation)
  }
}
