public import CoreDomain

extension SQLComicStore {
  /// The tables of the feature, step by step. A step that has been published is never edited: what is
  /// to be different becomes the next one.
  public static let migrations = [firstTable]

  /// `position` counts bookshelf in the order in which they were kept, and decides among those of one
  /// moment.
  private static let firstTable = SQLMigration(
    feature: "bookshelf", number: 1,
    statements: [
      """
      CREATE TABLE bookshelf (
        id TEXT NOT NULL PRIMARY KEY,
        position BIGINT NOT NULL UNIQUE,
        title TEXT NOT NULL,
        created_at BIGINT NOT NULL
      )
      """,
      "CREATE INDEX bookshelf_by_time ON bookshelf (created_at DESC, position DESC)",
    ])
}
