import CoreDomain

extension SQLiteConnection {
  /// How a transaction begins.
  enum Transaction: SQLText {
    /// Sees one state of the database, from its first query to its end.
    case reading = "BEGIN DEFERRED"
    /// Is the only one that writes, from the beginning: one that began by reading could be refused
    /// the lock later, after another one wrote. https://www.sqlite.org/lang_transaction.html
    case writing = "BEGIN IMMEDIATE"
  }

  /// Runs a body in a transaction, of which nothing remains when the body throws.
  func transaction<Value>(
    _ kind: Transaction, _ body: () throws(SQLFailure) -> Value
  ) throws(SQLFailure) -> Value {
    try run(SQLStatement(kind.rawValue))
    do throws(SQLFailure) {
      let value = try body()
      try run(SQLStatement("COMMIT"))
      return value
    } catch {
      // After some failures SQLite has rolled back by itself. A rollback that fails in turn has
      // nothing to add to the first failure.
      if isInTransaction { _ = try? run(SQLStatement("ROLLBACK")) }
      throw error
    }
  }
}
