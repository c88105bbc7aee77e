import CoreDomain
import CoreInfrastructure
import CoreTesting
import TestSupport
import Testing

@Suite struct SQLTextIndexContractTests {
  @Test(arguments: SQLTextIndexContract.checks)
  func holdsForSQLiteInAFile(_ check: ContractCheck<SQLTextIndexWorld>) async throws {
    try await withTemporaryFolder { folder in
      try await check(
        try await world(SQLiteTextIndex(name: "one"), SQLiteTextIndex(name: "two")) {
          migrations in
          try await SQLiteDatabase.open(
            path: folder.path("index.sqlite"), migrations: migrations)
        })
    }
  }

  @Test(arguments: SQLTextIndexContract.checks)
  func holdsForSQLiteInMemory(_ check: ContractCheck<SQLTextIndexWorld>) async throws {
    try await check(
      try await world(SQLiteTextIndex(name: "one"), SQLiteTextIndex(name: "two")) { migrations in
        try await SQLiteDatabase.inMemory(migrations: migrations)
      })
  }

  @Test(arguments: SQLTextIndexContract.checks)
  func holdsForAScan(_ check: ContractCheck<SQLTextIndexWorld>) async throws {
    try await check(
      try await world(ScanningTextIndex(name: "one"), ScanningTextIndex(name: "two")) {
        migrations in
        try await SQLiteDatabase.inMemory(migrations: migrations)
      })
  }

  @Test(arguments: SQLTextIndexContract.checks)
  func holdsForPostgreSQL(_ check: ContractCheck<SQLTextIndexWorld>) async throws {
    try await check(
      try await world(PostgreSQLTextIndex(name: "one"), PostgreSQLTextIndex(name: "two")) {
        migrations in
        try await PostgreSQLDatabase.open(try await .fresh(), migrations: migrations)
      })
  }

  @Test(arguments: SQLTextIndexContract.checks)
  func holdsForAScanOnAServer(_ check: ContractCheck<SQLTextIndexWorld>) async throws {
    try await check(
      try await world(ScanningTextIndex(name: "one"), ScanningTextIndex(name: "two")) {
        migrations in
        try await PostgreSQLDatabase.open(try await .fresh(), migrations: migrations)
      })
  }

  private func world(
    _ index: any SQLTextIndex, _ other: any SQLTextIndex,
    _ open: ([SQLMigration]) async throws -> any SQLDatabase
  ) async throws -> SQLTextIndexWorld {
    let migrations = SQLTextIndexWorld.migrations(index: index, other: other)
    return SQLTextIndexWorld(database: try await open(migrations), index: index, other: other)
  }
}
