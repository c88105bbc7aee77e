import CoreDomain
import CoreTesting
import Testing

@Suite struct FeatureDatabaseTests {
  @Test func convertsTheFailuresOfReadsAndWrites() async {
    let database = FeatureDatabase<SampleFailure>(FailingDatabase([.full]))
    let statement = SQLStatement("SELECT name FROM shelves")
    await #expect(throws: SampleFailure.full(reason: SQLFailure.full.description)) {
      try await database.run(statement)
    }
    await #expect(throws: SampleFailure.store(.cancelled)) {
      try await database.rows(statement) { row throws(SQLFailure) in try row.text(0) }
    }
  }

  @Test func aPatientWriteWaitsUntilTheDatabaseIsFree() async throws {
    let database = FailingDatabase([.busy, .busy])
    #expect(try await changePatiently(database) == 7)
    #expect(database.attempts.all.count == 3)
  }

  @Test func aPatientWriteEndsAfterAnotherFailure() async {
    let failure = SQLFailure.unopenable(path: "x", reason: "gone")
    let database = FailingDatabase([.busy, failure])
    await #expect(throws: SampleFailure.store(StoreFailure(failure))) {
      try await changePatiently(database)
    }
    #expect(database.attempts.all.count == 2)
  }

  @Test func aPatientWriteEndsAfterTheLastAttempt() async {
    let database = FailingDatabase(Array(repeating: .busy, count: 200))
    await #expect(throws: SampleFailure.store(StoreFailure(.busy))) {
      try await changePatiently(database)
    }
    #expect(database.attempts.all.count == 120)
  }

  private func changePatiently(
    _ database: FailingDatabase
  ) async throws(SampleFailure) -> Int {
    try await FeatureDatabase<SampleFailure>(database).writePatiently {
      connection throws(SQLFailure) in
      try connection.run(SQLStatement("DELETE FROM shelves"))
    }
  }
}

private enum SampleFailure: FeatureFailure, Hashable { case store(StoreFailure) }

/// A database whose first writes fail, and whose reads are cancelled. Each statement changes seven
/// rows.
private final class FailingDatabase: SQLDatabase {
  private let failures: [SQLFailure]
  let attempts = Recorder<Void>()

  init(_ failures: [SQLFailure]) {
    self.failures = failures
  }

  func read<Value: Sendable>(
    _ body: @escaping @Sendable (borrowing any SQLReading & ~Copyable) throws(SQLFailure) -> Value
  ) async throws(SQLFailure) -> Value {
    throw .cancelled
  }

  func write<Value: Sendable>(
    _ body: @escaping @Sendable (borrowing any SQLWriting & ~Copyable) throws(SQLFailure) -> Value
  ) async throws(SQLFailure) -> Value {
    attempts.remember(())
    let attempt = attempts.all.count
    guard attempt > failures.count else { throw failures[attempt - 1] }
    let connection: any SQLWriting & ~Copyable = SevenRows()
    return try body(connection)
  }

  func dataVersion() async -> DataVersion? { nil }
}

private struct SevenRows: ~Copyable, SQLWriting {
  borrowing func visit(
    _ query: SQLStatement, fetching: SQLFetching,
    _ visitor: (SQLRow) throws(SQLFailure) -> SQLVisit
  ) throws(SQLFailure) {}

  borrowing func run(_ statement: SQLStatement) throws(SQLFailure) -> Int { 7 }

  borrowing func run(all statements: [SQLStatement]) throws(SQLFailure) -> Int {
    7 * statements.count
  }
}
