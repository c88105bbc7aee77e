public import CoreDomain

extension SQLBookmarkStore {
  /// The tables of the feature, step by step.
  ///
  /// `position` counts bookmarks in the order in which they were added and decides among those of
  /// one moment. `normal_address` makes it impossible, not only unusual, to keep one address twice.
  ///
  /// - Parameter index: the index of the bookmarks' searchable texts, by `position`.
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

  /// What is derived from a bookmark by rules that may change: `normal_address`, `likeness`,
  /// `sort_title`, the folded forms of the tags and the texts of the index. The table of derivations
  /// says by which rules.
  private static func derivedColumns(_ index: any SQLTextIndex) -> SQLMigration {
    SQLMigration(
      feature: "bookmarks", number: 2,
      statements: [
        "CREATE TABLE bookmark_derivations (rules TEXT NOT NULL)",
        "ALTER TABLE bookmarks DROP COLUMN search_text",
        "ALTER TABLE bookmarks ADD COLUMN sort_title TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE bookmarks ADD COLUMN likeness TEXT NOT NULL DEFAULT ''",
        "DROP INDEX bookmarks_by_time",
        // These hold all that a page is chosen and put in order by, so that only the rows that are
        // shown are read whole.
        """
        CREATE INDEX bookmarks_by_time
        ON bookmarks (created_at DESC, position, archived, unread)
        """,
        """
        CREATE INDEX bookmarks_by_position
        ON bookmarks (position, archived, unread, created_at)
        """,
        "CREATE INDEX bookmarks_by_title ON bookmarks (sort_title, position, archived, unread)",
        // Few are archived as a rule, and counting them tells how many are not.
        """
        CREATE INDEX bookmarks_archived
        ON bookmarks (archived, created_at DESC, position, unread) WHERE archived = 1
        """,
        "CREATE INDEX bookmarks_by_likeness ON bookmarks (likeness)",
      ] + index.creation)
  }
}
