import CoreDomain
import CoreInfrastructure
import CoreTesting
import Testing

@Suite struct SQLDatabaseContractTests {
  @Test(arguments: SQLDatabaseContract.checks, SQLEngine.allCases)
  func holds(_ check: ContractCheck<any SQLDatabase>, _ engine: SQLEngine) async throws {
    try await engine.withPlace { place in
      try await check(try await place.open(SQLDatabaseContract.migrations))
    }
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

  @Test(arguments: [SQLEngine.file, .memory])
  func aVersionStaysWhileNothingIsWritten(_ engine: SQLEngine) async throws {
    try await engine.withShelf { database, _ in
      try await database.add(shelf: 1)
      let version = await database.dataVersion()
      let shelves = try await database.shelves()
      let after = await database.dataVersion()
      #expect(shelves == [1] && version != nil && after == version)
    }
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

  private func server(_ limits: PostgreSQLLimits) async throws -> any SQLDatabase {
    try await PostgreSQLDatabase.open(
      try await .fresh(), migrations: SQLDatabaseContract.migrations, limits: limits)
  }
}
