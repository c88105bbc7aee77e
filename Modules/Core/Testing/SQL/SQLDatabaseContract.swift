public import CoreDomain

// The contract of SQLDatabase as a table of checks. Each needs a database of its own, made with
// `SQLDatabaseContract.migrations`, and uses nothing but the port; so it runs on every engine.
//
// | file                                  | what it checks                                      |
// |---------------------------------------|-----------------------------------------------------|
// | SQLDatabaseContract+Statements.swift  | values, placeholders, counts, refused statements    |
// | SQLDatabaseContract+Transactions.swift| all or nothing, one after the other, only reading   |

/// What every ``SQLDatabase`` promises.
public enum SQLDatabaseContract {
  public static let checks = statements + transactions

  /// The tables that the checks use.
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

/// A row of the contract's table, with values for what a check does not care about.
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

  /// The rows of the contract's table, by identifier.
  func samples() async throws(SQLFailure) -> [Sample] {
    try await read { connection throws(SQLFailure) in
      try connection.rows(
        SQLStatement("SELECT id, number, measure, text FROM samples ORDER BY id")
      ) { row throws(SQLFailure) in
        Sample(id: try row.integer(0), number: row[1], measure: row[2], text: row[3])
      }
    }
  }

  /// Runs one statement in a transaction of its own.
  @discardableResult
  func run(_ text: SQLText, _ values: [SQLValue] = []) async throws(SQLFailure) -> Int {
    try await write { connection throws(SQLFailure) in
      try connection.run(SQLStatement(text, values))
    }
  }

  /// Runs one query in a transaction of its own.
  func rows(_ text: SQLText, _ values: [SQLValue] = []) async throws(SQLFailure) -> [SQLRow] {
    try await read { connection throws(SQLFailure) in
      try connection.rows(SQLStatement(text, values)) { $0 }
    }
  }
}
