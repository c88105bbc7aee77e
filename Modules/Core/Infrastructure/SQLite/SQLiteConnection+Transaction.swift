import CoreDomain

extension SQLiteConnection {
  /// The kind of a transaction.
  enum Transaction: SQLText {
    /// Reads one snapshot of the database.
    case reading = "BEGIN DEFERRED"
    /// Takes the write lock at the start. A transaction that starts by reading could fail to get
    /// the lock after another transaction has written. https://www.sqlite.org/lang_transaction.html
    case writing = "BEGIN IMMEDIATE"
  }

  /// Runs a closure in a transaction, which is rolled back if the closure throws.
  func transaction<Value>(
    _ kind: Transaction, _ body: () throws(SQLFailure) -> Value
  ) throws(SQLFailure) -> Value {
    try run(SQLStatement(kind.rawValue))
    statements = TransactionStatements()
    do throws(SQLFailure) {
      let value = try body()
      try statements.expectSuccess()
      try run(SQLStatement("COMMIT"))
      return value
    } catch {
      // After some errors SQLite has already rolled back. If the rollback fails too, the caller
      // receives the first error.
      if isInTransaction { _ = try? run(SQLStatement("ROLLBACK")) }
      throw error
    }
  }
}
