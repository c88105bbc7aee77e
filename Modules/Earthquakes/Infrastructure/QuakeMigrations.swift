public import CoreDomain

extension SQLQuakeStore {
  /// The tables of the feature, step by step. A step that has been published is never edited: what is
  /// to be different becomes the next one.
  public static let migrations = [firstTable]

  /// `position` counts earthquakes in the order in which they were kept, and decides among those of one
  /// moment.
  private static let firstTable = SQLMigration(
    feature: "earthquakes", number: 1,
    statements: [
      """
      CREATE TABLE earthquakes (
        id TEXT NOT NULL PRIMARY KEY,
        position BIGINT NOT NULL UNIQUE,
        title TEXT NOT NULL,
        created_at BIGINT NOT NULL
      )
      """,
      "CREATE INDEX earthquakes_by_time ON earthquakes (created_at DESC, position DESC)",
    ])
}
