import CoreDomain

/// Runs the statements of a transaction's closure. After a failure, every later statement throws
/// the same error.
///
/// PostgreSQL itself rejects later statements: "current transaction is aborted, commands ignored
/// until end of transaction block". SQLite rolls back if the disk is full. A closure that catches
/// that error could otherwise make changes that are committed outside of the transaction.
final class TransactionStatements {
  private var failure: SQLFailure?

  func run<Value>(_ statement: () throws(SQLFailure) -> Value) throws(SQLFailure) -> Value {
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
