import CoreDomain

/// Runs the statements of a transaction's closure. If one fails, so does every later one.
///
/// PostgreSQL rejects the later ones by itself: "current transaction is aborted, commands ignored
/// until end of transaction block". SQLite has rolled back if the disk is full. A closure that
/// catches the error could then make changes that are committed outside of the transaction.
final class TransactionStatements {
  private var failure: SQLFailure?

  func run<Value>(
    _ statement: () throws(SQLFailure) -> Value
  ) throws(SQLFailure) -> Value {
    try expectSuccess()
    do throws(SQLFailure) {
      return try statement()
    } catch {
      failure = error
      throw error
    }
  }

  /// Throws the error of the statement that failed, if any.
  func expectSuccess() throws(SQLFailure) {
    if let failure { throw failure }
  }
}
