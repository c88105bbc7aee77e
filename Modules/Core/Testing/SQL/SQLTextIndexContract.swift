public import CoreDomain

/// The checks that every ``SQLTextIndex`` must pass, whatever its engine. Each check needs its own
/// ``SQLTextIndexWorld``.
public enum SQLTextIndexContract {
  public static let checks = finding + changes
}

/// The subject of the checks of ``SQLTextIndexContract``: two indexes of one kind in a database
/// that no other test uses.
public struct SQLTextIndexWorld: Sendable {
  let database: any SQLDatabase
  let index: any SQLTextIndex
  let other: any SQLTextIndex

  /// - Parameter database: A database to which ``migrations(index:other:)`` have been applied.
  public init(database: any SQLDatabase, index: any SQLTextIndex, other: any SQLTextIndex) {
    self.database = database
    self.index = index
    self.other = other
  }

  /// Returns the migration that creates the tables for the checks, and the tables of both indexes.
  public static func migrations(
    index: any SQLTextIndex, other: any SQLTextIndex
  ) -> [SQLMigration] {
    [
      SQLMigration(
        feature: "Contract", number: 1,
        statements: ["CREATE TABLE items (id BIGINT PRIMARY KEY, mark TEXT NOT NULL)"]
          + index.creation + other.creation)
    ]
  }

  func put(_ texts: [Int64: String]) async throws(SQLFailure) {
    try await database.write { [index] connection throws(SQLFailure) in
      for (row, text) in texts {
        try connection.run(SQLTextIndexWorld.item(row))
        try index.put(text, for: row, over: connection)
      }
    }
  }

  /// Returns the rows whose text contains all search terms, in order.
  func rows(containing needles: [String]) async throws(SQLFailure) -> [Int64] {
    try await database.read { [index] connection throws(SQLFailure) in
      try SQLTextIndexWorld.rows(containing: needles, in: index, over: connection)
    }
  }

  static func item(_ row: Int64) -> SQLStatement {
    SQLStatement(
      "INSERT INTO items (id, mark) VALUES ($1, 'a') ON CONFLICT (id) DO NOTHING", [.integer(row)])
  }

  static func rows(
    containing needles: [String], in index: any SQLTextIndex,
    over connection: borrowing some SQLReading & ~Copyable
  ) throws(SQLFailure) -> [Int64] {
    let condition = index.condition(on: "items.id", containing: needles, placeholdersFrom: 1)
    return try connection.rows(
      SQLStatement(
        "SELECT id FROM items WHERE \(condition.text) ORDER BY id", condition.values)
    ) { row throws(SQLFailure) in try row.integer(0) }
  }
}
