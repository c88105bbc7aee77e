public import CoreDomain

/// The checks that every ``SQLDatabase`` must pass, whatever its engine. Each check needs a new
/// database with the tables of ``migrations``.
public enum SQLDatabaseContract {
  public static let checks = statements + transactions

  public static let migrations = [
    SQLMigration(
      feature: "Contract", number: 1,
      statements: [
        """
        CREATE TABLE samples (
          id BIGINT PRIMARY KEY,
          number BIGINT,
          measure DOUBLE PRECISION,
          text TEXT
        )
        """,
        """
        CREATE TABLE notes (
          sample BIGINT NOT NULL REFERENCES samples (id) ON DELETE CASCADE,
          text TEXT NOT NULL
        )
        """,
      ])
  ]
}

/// A row of the contract's table, with defaults for values that a check does not need.
struct Sample: Hashable, Sendable {
  var id: Int64
  var number: SQLValue = .null
  var measure: SQLValue = .null
  var text: SQLValue = .null

  var insertion: SQLStatement {
    SQLStatement(
      "INSERT INTO samples (id, number, measure, text) VALUES ($1, $2, $3, $4)",
      [.integer(id), number, measure, text])
  }
}

extension SQLDatabase {
  func insert(_ samples: [Sample]) async throws(SQLFailure) {
    try await write { connection throws(SQLFailure) in
      for sample in samples { try connection.run(sample.insertion) }
    }
  }

  /// Returns the rows of the contract's table, sorted by identifier.
  func samples() async throws(SQLFailure) -> [Sample] {
    try await read { connection throws(SQLFailure) in
      try connection.rows(
        SQLStatement("SELECT id, number, measure, text FROM samples ORDER BY id")
      ) { row throws(SQLFailure) in
        Sample(id: try row.integer(0), number: row[1], measure: row[2], text: row[3])
      }
    }
  }

  /// Runs a statement in a transaction of its own, and returns the number of changed rows.
  @discardableResult
  public func run(_ text: SQLText, _ values: [SQLValue] = []) async throws(SQLFailure) -> Int {
    try await write { connection throws(SQLFailure) in
      try connection.run(SQLStatement(text, values))
    }
  }

  /// Returns the rows of a query.
  public func rows(
    _ text: SQLText, _ values: [SQLValue] = []
  ) async throws(SQLFailure) -> [SQLRow] {
    try await read { connection throws(SQLFailure) in
      try connection.rows(SQLStatement(text, values)) { $0 }
    }
  }
}
