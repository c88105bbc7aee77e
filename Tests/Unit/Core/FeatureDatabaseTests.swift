import CoreDomain
import CoreTesting
import Testing

@Suite struct FeatureDatabaseTests {
  @Test func convertsTheFailuresOfReadsAndWrites() async {
    let database = FeatureDatabase<SampleFailure>(SampleDatabase(failing: [.full, .cancelled]))
    let statement = SQLStatement("SELECT name FROM shelves")
    await #expect(throws: SampleFailure.full(reason: SQLFailure.full.description)) {
      try await database.run(statement)
    }
    await #expect(throws: SampleFailure.store(.cancelled)) {
      try await database.rows(statement) { row throws(SQLFailure) in try row.text(0) }
    }
  }

  @Test func aPatientWriteWaitsUntilTheDatabaseIsFree() async throws {
    let database = SampleDatabase(failing: [.busy, .busy])
    #expect(try await changePatiently(database) == 7)
    #expect(database.attempts.all.count == 3)
  }

  @Test func aPatientWriteEndsAfterAnotherFailure() async {
    let failure = SQLFailure.unopenable(path: "x", reason: "gone")
    let database = SampleDatabase(failing: [.busy, failure])
    await #expect(throws: SampleFailure.store(StoreFailure(failure))) {
      try await changePatiently(database)
    }
    #expect(database.attempts.all.count == 2)
  }

  @Test func aPatientWriteEndsAfterTheLastAttempt() async {
    let database = SampleDatabase(failing: Array(repeating: .busy, count: 200))
    await #expect(throws: SampleFailure.store(StoreFailure(.busy))) {
      try await changePatiently(database)
    }
    #expect(database.attempts.all.count == 120)
  }

  @Test(arguments: [(nil, true), ("1", false)] as [(String?, Bool)])
  func derivesTheDataOfOtherRulesAnew(_ stored: String?, _ isNew: Bool) async throws {
    let database = SampleDatabase(read: stored, written: stored)
    #expect(try await derive(in: database) == isNew)
    #expect(
      database.changes.all == [
        SQLStatement("UPDATE words SET text = 'a'"), SQLStatement("DELETE FROM word_rules"),
        SQLStatement("INSERT INTO word_rules (rules) VALUES ($1)", [.text("2")]),
      ])
  }

  /// In the second case, another program has derived the data in the meantime.
  @Test(arguments: [("2", "1"), ("1", "2")])
  func derivesNothingByTheSameRules(_ read: String, _ written: String) async throws {
    let database = SampleDatabase(read: read, written: written)
    #expect(try await !derive(in: database))
    #expect(database.changes.all == [])
  }

  private func derive(in database: SampleDatabase) async throws(SampleFailure) -> Bool {
    try await FeatureDatabase<SampleFailure>(database).deriveAnew(
      by: "2", in: SQLName("word_rules")
    ) { connection throws(SQLFailure) in
      _ = try connection.run(SQLStatement("UPDATE words SET text = 'a'"))
    }
  }

  private func changePatiently(
    _ database: SampleDatabase
  ) async throws(SampleFailure) -> Int {
    try await FeatureDatabase<SampleFailure>(database).writePatiently {
      connection throws(SQLFailure) in
      try connection.run(SQLStatement("DELETE FROM shelves"))
    }
  }
}

private enum SampleFailure: FeatureFailure, Hashable { case store(StoreFailure) }

/// A database that stores only a version of rules, and records its changes without making them. Each
/// statement changes seven rows.
private final class SampleDatabase: SQLDatabase {
  private let failures: [SQLFailure]
  private let before: String?
  private let meanwhile: String?
  let attempts = Recorder<Void>()
  let changes = Recorder<SQLStatement>()

  /// - Parameters:
  ///   - failures: The failures of the first transactions.
  ///   - read: The version that a read transaction sees.
  ///   - written: The version that a write transaction sees.
  init(failing failures: [SQLFailure] = [], read: String? = nil, written: String? = nil) {
    self.failures = failures
    before = read
    meanwhile = written
  }

  func read<Value: Sendable>(
    _ body: @escaping @Sendable (borrowing any SQLReading & ~Copyable) throws(SQLFailure) -> Value
  ) async throws(SQLFailure) -> Value {
    let connection: any SQLReading & ~Copyable = try begin(seeing: before)
    return try body(connection)
  }

  func write<Value: Sendable>(
    _ body: @escaping @Sendable (borrowing any SQLWriting & ~Copyable) throws(SQLFailure) -> Value
  ) async throws(SQLFailure) -> Value {
    let connection: any SQLWriting & ~Copyable = try begin(seeing: meanwhile)
    return try body(connection)
  }

  func dataVersion() async -> DataVersion? { nil }

  private func begin(seeing rules: String?) throws(SQLFailure) -> SampleConnection {
    attempts.remember(())
    let attempt = attempts.all.count
    guard attempt > failures.count else { throw failures[attempt - 1] }
    return SampleConnection(rules: rules, changes: changes)
  }
}

private struct SampleConnection: ~Copyable, SQLWriting {
  let rules: String?
  let changes: Recorder<SQLStatement>

  borrowing func visit(
    _ query: SQLStatement, fetching: SQLFetching,
    _ visitor: (SQLRow) throws(SQLFailure) -> SQLVisit
  ) throws(SQLFailure) {
    if let rules { _ = try visitor(SQLRow([.text(rules)])) }
  }

  borrowing func run(_ statement: SQLStatement) throws(SQLFailure) -> Int {
    changes.remember(statement)
    return 7
  }

  borrowing func run(all statements: [SQLStatement]) throws(SQLFailure) -> Int {
    for statement in statements { changes.remember(statement) }
    return 7 * statements.count
  }
}
