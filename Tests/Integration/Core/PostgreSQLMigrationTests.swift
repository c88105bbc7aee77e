import CoreDomain
import CoreInfrastructure
import TestSupport
import Testing

@Suite struct PostgreSQLMigrationTests {
  @Test func runsOnlyNewMigrations() async throws {
    let address = try await PostgreSQLAddress.fresh()
    try await open(address, [ShelfMigrations.first]).add(shelf: 1)
    let database = try await open(
      address, [ShelfMigrations.third, ShelfMigrations.second, ShelfMigrations.first])
    #expect(try await integers("SELECT height FROM shelves", in: database) == [30])
  }

  @Test func usesTablesThatANewerVersionHasExpanded() async throws {
    let address = try await PostgreSQLAddress.fresh()
    let steps = [ShelfMigrations.first, ShelfMigrations.second, ShelfMigrations.third]
    try await open(address, steps).add(shelf: 1)
    let older = try await open(address, [ShelfMigrations.first])
    try await older.add(shelf: 2)
    #expect(try await open(address, steps).shelves() == [1, 2])
  }

  @Test func rejectsTablesOfANewerVersionAndKeepsThem() async throws {
    let address = try await PostgreSQLAddress.fresh()
    let database = try await open(address, [ShelfMigrations.first, ShelfMigrations.renaming])
    await #expect(throws: SQLFailure.newerSchema(feature: "Shelf", found: 2, known: 1)) {
      try await open(address, [ShelfMigrations.first, Self.lamps])
    }
    #expect(try await integers(Self.tables, in: database) == [2])
  }

  @Test func rejectsTablesOfAnEditedMigrationAndKeepsThem() async throws {
    let address = try await PostgreSQLAddress.fresh()
    let database = try await open(address, [ShelfMigrations.first])
    let edited = SQLMigration(
      feature: "Shelf", number: 1, statements: ShelfMigrations.first.statements + ["SELECT 1"])
    await #expect(throws: SQLFailure.alteredMigration(feature: "Shelf", number: 1)) {
      try await open(address, [edited, ShelfMigrations.second, Self.lamps])
    }
    #expect(try await integers(Self.tables, in: database) == [2])
  }

  @Test func rollsBackAFailedMigration() async throws {
    let address = try await PostgreSQLAddress.fresh()
    let broken = SQLMigration(
      feature: "Shelf", number: 2,
      statements: ["CREATE TABLE half (id BIGINT)", "CREATE TABLE half (id BIGINT)"])
    await #expect(throws: SQLFailure.self) {
      try await open(address, [ShelfMigrations.first, broken])
    }
    let database = try await open(address, [ShelfMigrations.first, ShelfMigrations.second])
    #expect(try await integers(Self.tables, in: database) == [2])
  }

  /// Several programs start at once on an empty database, as after an installation.
  @Test func appliesEachMigrationOnceIfProgramsStartAtOnce() async throws {
    for _ in 1...10 {
      let address = try await PostgreSQLAddress.fresh()
      let steps = [
        ShelfMigrations.first, ShelfMigrations.second, ShelfMigrations.third, Self.lamps,
      ]
      try await withThrowingTaskGroup(of: Void.self) { group in
        for id in 1...6 {
          group.addTask { try await open(address, steps).add(shelf: Int64(id)) }
        }
        try await group.waitForAll()
      }
      let database = try await open(address, steps)
      let records = try await integers("SELECT COUNT(*) FROM schema_migrations", in: database)
      let shelves = try await database.shelves()
      #expect(records == [4])
      #expect(shelves == Array(1...6))
    }
  }

  private static let lamps = SQLMigration(
    feature: "Lamps", number: 1, statements: ["CREATE TABLE lamps (id BIGINT PRIMARY KEY)"])

  private static let tables: SQLText = """
    SELECT COUNT(*) FROM pg_class
    WHERE relnamespace = CAST(current_schema() AS REGNAMESPACE) AND relkind = 'r'
    """

  private func open(
    _ address: PostgreSQLAddress, _ migrations: [SQLMigration]
  ) async throws(SQLFailure) -> PostgreSQLDatabase {
    try await PostgreSQLDatabase.open(address, migrations: migrations)
  }

  private func integers(
    _ query: SQLText, in database: any SQLDatabase
  ) async throws -> [Int64] {
    try await database.read { connection throws(SQLFailure) in
      try connection.rows(SQLStatement(query)) { row throws(SQLFailure) in try row.integer(0) }
    }
  }
}
