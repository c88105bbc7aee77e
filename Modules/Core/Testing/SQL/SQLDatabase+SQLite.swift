public import CoreDomain

extension SQLDatabase {
  /// Makes a kind of change fail in an SQLite database, as in
  /// `refuse("INSERT ON shelves WHEN NEW.id = 4")`.
  ///
  /// - Parameter name: The name of the trigger, which differs for each kind of change.
  public func refuse(
    _ change: SQLText, as name: SQLText = "refuse"
  ) async throws(SQLFailure) {
    try await run("CREATE TRIGGER \(name) BEFORE \(change) BEGIN SELECT RAISE(ABORT, 'no'); END")
  }

  /// Makes every change of the rows of a table fail in an SQLite database.
  public func refuseChanges(of table: SQLText) async throws(SQLFailure) {
    for change in ["INSERT", "UPDATE", "DELETE"] as [SQLText] {
      try await refuse("\(change) ON \(table)", as: "\(table)_\(change)")
    }
  }

  /// Returns the lines of SQLite's plan for a statement: https://www.sqlite.org/eqp.html
  ///
  /// SQLite treats the plan of a change like the change, so this is no read-only transaction.
  public func plan(of statement: SQLStatement) async throws(SQLFailure) -> [String] {
    try await write { connection throws(SQLFailure) in
      try connection.rows(
        SQLStatement("EXPLAIN QUERY PLAN \(statement.text)", statement.values)
      ) { row throws(SQLFailure) in try row.text(3) }
    }
  }
}
