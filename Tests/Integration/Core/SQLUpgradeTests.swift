import CoreDomain
import CoreTesting
import Foundation
import TestSupport
import Testing

/// Programs of several versions that open one database.
@Suite struct SQLUpgradeTests {
  private static let steps = [
    ShelfMigrations.first, ShelfMigrations.second, ShelfMigrations.third,
  ]

  @Test(arguments: SQLEngine.shared)
  func runsOnlyNewMigrations(_ engine: SQLEngine) async throws {
    try await engine.withPlace { place in
      try await place.open([ShelfMigrations.first]).add(shelf: 1)
      let database = try await place.open(Self.steps.reversed())
      #expect(try await integers("SELECT height FROM shelves", in: database) == [30])
    }
  }

  @Test(arguments: SQLEngine.shared)
  func ignoresTheMigrationsOfAnUnknownFeature(_ engine: SQLEngine) async throws {
    try await engine.withPlace { place in
      try await place.open([ShelfMigrations.first]).add(shelf: 1)
      #expect(try await place.open([Self.lamps]).shelves() == [1])
    }
  }

  @Test(arguments: SQLEngine.shared)
  func usesTablesThatANewerVersionHasExpanded(_ engine: SQLEngine) async throws {
    try await engine.withPlace { place in
      try await place.open(Self.steps).add(shelf: 1)
      try await place.open([ShelfMigrations.first]).add(shelf: 2)
      #expect(try await place.open(Self.steps).shelves() == [1, 2])
    }
  }

  @Test(arguments: SQLEngine.shared)
  func rejectsTablesOfANewerVersionAndKeepsThem(_ engine: SQLEngine) async throws {
    try await engine.withPlace { place in
      _ = try await place.open([ShelfMigrations.first, ShelfMigrations.renaming])
      try await expectRefusal(
        .newerSchema(feature: "Shelf", found: 2, known: 1), of: [ShelfMigrations.first], place)
    }
  }

  @Test(arguments: SQLEngine.shared, [1, 2])
  func rejectsTablesOfAnEditedMigrationAndKeepsThem(
    _ engine: SQLEngine, _ number: Int
  ) async throws {
    try await engine.withPlace { place in
      try await place.open([ShelfMigrations.first, ShelfMigrations.second]).add(shelf: 1)
      var steps = Self.steps
      steps[number - 1] = SQLMigration(
        feature: "Shelf", number: number,
        statements: Self.steps[number - 1].statements + ["SELECT 1"])
      try await expectRefusal(
        .alteredMigration(feature: "Shelf", number: number), of: steps, place)
    }
  }

  @Test(arguments: SQLEngine.shared)
  func rejectsTablesThatLackAMigrationAndKeepsThem(_ engine: SQLEngine) async throws {
    try await engine.withPlace { place in
      try await place.open(Self.steps)
        .run("DELETE FROM schema_migrations WHERE number = 2")
      try await expectRefusal(
        .alteredMigration(feature: "Shelf", number: 2), of: Self.steps, place)
    }
  }

  /// The newer program has crashed: its log was not checkpointed into the file.
  @Test func rejectsTheLogOfANewerVersionAndKeepsIt() async throws {
    try await withTemporaryFolder { folder in
      let newer = try await DatabasePlace.file(folder.path("shelf.sqlite"))
        .open([ShelfMigrations.first, ShelfMigrations.renaming])
      try await withTemporaryFolder { copy in
        for file in ["shelf.sqlite", "shelf.sqlite-wal"] {
          try copy.write(try folder.bytes(of: file), to: file)
        }
        let log = try copy.bytes(of: "shelf.sqlite-wal")
        #expect(!log.isEmpty)
        try await expectRefusal(
          .newerSchema(feature: "Shelf", found: 2, known: 1), of: [ShelfMigrations.first],
          .file(copy.path("shelf.sqlite")))
        #expect(try copy.bytes(of: "shelf.sqlite-wal") == log)
      }
      #expect(try await newer.shelves() == [])
    }
  }

  @Test(arguments: SQLEngine.shared)
  func rollsBackAFailedMigration(_ engine: SQLEngine) async throws {
    try await engine.withPlace { place in
      let broken = SQLMigration(
        feature: "Shelf", number: 2,
        statements: ["CREATE TABLE half (id BIGINT)", "CREATE TABLE half (id BIGINT)"])
      await #expect(throws: SQLFailure.self) {
        try await place.open([ShelfMigrations.first, broken])
      }
      let database = try await place.open([ShelfMigrations.first, ShelfMigrations.second])
      await #expect(throws: SQLFailure.self) {
        try await integers("SELECT id FROM half", in: database)
      }
    }
  }

  /// Several programs start at once on an empty database, as after an installation.
  @Test func appliesEachMigrationOnceIfProgramsStartAtOnce() async throws {
    for _ in 1...10 {
      let place = DatabasePlace.server(try await .fresh())
      let steps = Self.steps + [Self.lamps]
      try await concurrently(6) { try await place.open(steps).add(shelf: Int64($0)) }
      let database = try await place.open(steps)
      #expect(
        try await integers("SELECT COUNT(*) FROM schema_migrations", in: database) == [4])
      #expect(try await database.shelves() == Array(0..<6))
    }
  }

  private static let lamps = SQLMigration(
    feature: "Lamps", number: 1, statements: ["CREATE TABLE lamps (id BIGINT PRIMARY KEY)"])

  /// Expects that a database is rejected, and that another feature gets no table in it.
  private func expectRefusal(
    _ failure: SQLFailure, of migrations: [SQLMigration], _ place: DatabasePlace,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let content = try await content(of: place)
    await #expect(throws: failure, sourceLocation: sourceLocation) {
      try await place.open(migrations + [Self.lamps])
    }
    #expect(try await self.content(of: place) == content, sourceLocation: sourceLocation)
  }

  /// The bytes of a file, or the number of tables on a server.
  private func content(of place: DatabasePlace) async throws -> Data {
    if case .file(let path) = place {
      return try #require(FileManager.default.contents(atPath: path))
    }
    let tables: SQLText = """
      SELECT COUNT(*) FROM pg_class
      WHERE relnamespace = CAST(current_schema() AS REGNAMESPACE) AND relkind = 'r'
      """
    return Data("\(try await integers(tables, in: try await place.open([])))".utf8)
  }

  private func integers(_ query: SQLText, in database: any SQLDatabase) async throws -> [Int64] {
    try await database.read { connection throws(SQLFailure) in
      try connection.rows(SQLStatement(query)) { row throws(SQLFailure) in try row.integer(0) }
    }
  }
}
