import CoreDomain
import CoreInfrastructure
import TestSupport
import Testing

@Suite struct SQLiteMigrationTests {
  private let name = "shelf.sqlite"

  @Test func runsOnlyNewMigrations() async throws {
    try await withTemporaryFolder { folder in
      try await open(folder, [ShelfMigrations.first]).add(shelf: 1)
      let database = try await open(
        folder, [ShelfMigrations.third, ShelfMigrations.second, ShelfMigrations.first])
      #expect(try await integers("SELECT height FROM shelves", in: database) == [30])
    }
  }

  @Test func ignoresTheMigrationsOfAnUnknownFeature() async throws {
    try await withTemporaryFolder { folder in
      try await open(folder, [ShelfMigrations.first]).add(shelf: 1)
      let other = SQLMigration(
        feature: "Lamps", number: 1, statements: ["CREATE TABLE lamps (id BIGINT PRIMARY KEY)"])
      let database = try await open(folder, [other])
      #expect(try await database.shelves() == [1])
    }
  }

  @Test func usesTablesThatANewerVersionHasExpanded() async throws {
    try await withTemporaryFolder { folder in
      let steps = [ShelfMigrations.first, ShelfMigrations.second, ShelfMigrations.third]
      try await open(folder, steps).add(shelf: 1)
      let older = try await open(folder, [ShelfMigrations.first])
      try await older.add(shelf: 2)
      #expect(try await open(folder, steps).shelves() == [1, 2])
    }
  }

  @Test func rejectsTablesOfANewerVersionAndKeepsThem() async throws {
    try await withTemporaryFolder { folder in
      _ = try await open(folder, [ShelfMigrations.first, ShelfMigrations.renaming])
      try await expectRefusal(
        .newerSchema(feature: "Shelf", found: 2, known: 1), of: [ShelfMigrations.first], folder)
    }
  }

  @Test func rejectsTablesOfAnEditedMigrationAndKeepsThem() async throws {
    try await withTemporaryFolder { folder in
      try await open(folder, [ShelfMigrations.first, ShelfMigrations.second]).add(shelf: 1)
      let edited = SQLMigration(
        feature: "Shelf", number: 2, statements: ShelfMigrations.second.statements + ["SELECT 1"])
      try await expectRefusal(
        .alteredMigration(feature: "Shelf", number: 2),
        of: [ShelfMigrations.first, edited, ShelfMigrations.third], folder)
    }
  }

  @Test func rejectsTablesThatLackAMigrationAndKeepsThem() async throws {
    try await withTemporaryFolder { folder in
      let steps = [ShelfMigrations.first, ShelfMigrations.second, ShelfMigrations.third]
      try await forget(step: 2, in: try await open(folder, steps))
      try await expectRefusal(.alteredMigration(feature: "Shelf", number: 2), of: steps, folder)
    }
  }

  /// The newer program has crashed: its log was not checkpointed into the file.
  @Test func rejectsTheLogOfANewerVersionAndKeepsIt() async throws {
    try await withTemporaryFolder { folder in
      let newer = try await open(folder, [ShelfMigrations.first, ShelfMigrations.renaming])
      try await withTemporaryFolder { copy in
        for file in [name, name + "-wal"] {
          try copy.write(try folder.bytes(of: file), to: file)
        }
        let log = try copy.bytes(of: name + "-wal")
        #expect(!log.isEmpty)
        try await expectRefusal(
          .newerSchema(feature: "Shelf", found: 2, known: 1), of: [ShelfMigrations.first], copy)
        #expect(try copy.bytes(of: name + "-wal") == log)
      }
      #expect(try await newer.shelves() == [])
    }
  }

  @Test func rollsBackAFailedMigration() async throws {
    try await withTemporaryFolder { folder in
      let broken = SQLMigration(
        feature: "Shelf", number: 2,
        statements: ["CREATE TABLE half (id BIGINT)", "CREATE TABLE half (id BIGINT)"])
      await #expect(throws: SQLFailure.self) {
        try await open(folder, [ShelfMigrations.first, broken])
      }
      let database = try await open(folder, [ShelfMigrations.first, ShelfMigrations.second])
      let halves = try await integers(
        "SELECT COUNT(*) FROM sqlite_schema WHERE name = 'half'", in: database)
      #expect(halves == [0])
    }
  }

  private func expectRefusal(
    _ failure: SQLFailure, of migrations: [SQLMigration], _ folder: TemporaryFolder,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let bytes = try folder.bytes(of: name)
    await #expect(throws: failure, sourceLocation: sourceLocation) {
      try await open(folder, migrations)
    }
    #expect(try folder.bytes(of: name) == bytes, sourceLocation: sourceLocation)
  }

  private func forget(step: Int64, in database: SQLiteDatabase) async throws {
    _ = try await database.write { connection throws(SQLFailure) in
      try connection.run(
        SQLStatement("DELETE FROM schema_migrations WHERE number = $1", [.integer(step)]))
    }
  }

  private func integers(_ query: SQLText, in database: SQLiteDatabase) async throws -> [Int64] {
    try await database.read { connection throws(SQLFailure) in
      try connection.rows(SQLStatement(query)) { row throws(SQLFailure) in try row.integer(0) }
    }
  }

  private func open(
    _ folder: TemporaryFolder, _ migrations: [SQLMigration]
  ) async throws(SQLFailure) -> SQLiteDatabase {
    try await SQLiteDatabase.open(path: folder.path(name), migrations: migrations)
  }
}
