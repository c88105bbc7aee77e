public import CoreDomain

extension SQLNoteStore {
  /// The tables of the feature, step by step. Never edit a published step; add a new one instead.
  public static let migrations = [firstTable]

  /// `position` counts notes in the order in which they were stored. It sorts notes with the same
  /// time.
  private static let firstTable = SQLMigration(
    feature: "notes", number: 1,
    statements: [
      """
      CREATE TABLE notes (
        id TEXT NOT NULL PRIMARY KEY,
        position BIGINT NOT NULL UNIQUE,
        title TEXT NOT NULL,
        created_at BIGINT NOT NULL
      )
      """,
      "CREATE INDEX notes_by_time ON notes (created_at DESC, position DESC)",
    ])
}
