import CoreDomain
import CoreInfrastructure
import CoreTesting
import TestSupport
import Testing

@Suite struct SQLDatabaseContractTests {
  @Test(arguments: SQLDatabaseContract.checks)
  func holdsForAFile(_ check: ContractCheck<any SQLDatabase>) async throws {
    try await withTemporaryFolder { folder in
      let database = try await SQLiteDatabase.open(
        path: folder.path("contract.sqlite"), migrations: SQLDatabaseContract.migrations)
      try await check(database)
    }
  }

  @Test(arguments: SQLDatabaseContract.checks)
  func holdsInMemory(_ check: ContractCheck<any SQLDatabase>) async throws {
    try await check(try await SQLiteDatabase.inMemory(migrations: SQLDatabaseContract.migrations))
  }

  @Test(arguments: SQLDatabaseContract.checks)
  func holdsWithTraces(_ check: ContractCheck<any SQLDatabase>) async throws {
    let database = try await SQLiteDatabase.inMemory(migrations: SQLDatabaseContract.migrations)
    try await check(
      TracedSQLDatabase(database, engine: "sqlite", tracer: SpySpans().tracer))
  }

  /// A cache of two statements is smaller than any check needs, so each statement is prepared
  /// repeatedly.
  @Test(arguments: SQLDatabaseContract.checks)
  func holdsWithASmallStatementCache(_ check: ContractCheck<any SQLDatabase>) async throws {
    let limits = SQLiteLimits(busy: .seconds(5), readers: 1, preparedStatements: 2)
    try await check(
      try await SQLiteDatabase.inMemory(
        migrations: SQLDatabaseContract.migrations, limits: limits))
  }

  @Test func aVersionStaysWhileNothingIsWritten() async throws {
    try await withTemporaryFolder { folder in
      let file = try await SQLiteDatabase.open(
        path: folder.path("contract.sqlite"), migrations: SQLDatabaseContract.migrations)
      let memory = try await SQLiteDatabase.inMemory(migrations: SQLDatabaseContract.migrations)
      for database in [file, memory] {
        _ = try await database.write { connection throws(SQLFailure) in
          try connection.run(SQLStatement("INSERT INTO samples (id) VALUES (1)"))
        }
        let version = await database.dataVersion()
        let rows = try await database.read { connection throws(SQLFailure) in
          try connection.number(SQLStatement("SELECT COUNT(*) FROM samples"))
        }
        let after = await database.dataVersion()
        #expect(rows == 1 && version != nil && after == version)
      }
    }
  }

  @Test(arguments: SQLDatabaseContract.checks)
  func holdsOnAServer(_ check: ContractCheck<any SQLDatabase>) async throws {
    try await check(try await server())
  }

  /// As behind a pooler, which gives each transaction another connection.
  @Test(arguments: SQLDatabaseContract.checks)
  func holdsOnAServerWithoutPreparedStatements(
    _ check: ContractCheck<any SQLDatabase>
  ) async throws {
    try await check(try await server(PostgreSQLLimits(preparedStatements: 0)))
  }

  @Test(arguments: SQLDatabaseContract.checks)
  func holdsOnAServerWithASmallStatementCache(
    _ check: ContractCheck<any SQLDatabase>
  ) async throws {
    try await check(try await server(PostgreSQLLimits(readers: 1, preparedStatements: 2)))
  }

  private func server(_ limits: PostgreSQLLimits = .standard) async throws -> any SQLDatabase {
    try await PostgreSQLDatabase.open(
      try await .fresh(), migrations: SQLDatabaseContract.migrations, limits: limits)
  }
}
