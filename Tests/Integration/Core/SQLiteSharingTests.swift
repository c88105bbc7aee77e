import CoreDomain
import CoreInfrastructure
import TestSupport
import Testing

@Suite struct SQLiteSharingTests {
  @Test func readsTheOldStateDuringAWrite() async throws {
    try await withShelf { database, _ in
      let halt = Halt()
      async let writing: Void = insertAndHalt(database, at: halt)
      await halt.reached()
      let during = try? await database.shelves()
      halt.letGo()
      try await writing
      let after = try await database.shelves()
      #expect(during == [])
      #expect(after == [1])
    }
  }

  @Test func makesANewVersionForTheChangeOfAnotherProgram() async throws {
    try await withShelf { database, path in
      let other = try await SQLiteDatabase.open(path: path, migrations: [])
      let version = await database.dataVersion()
      try await other.add(shelf: 1)
      let changed = await database.dataVersion()
      let shelves = try await database.shelves()
      let after = await database.dataVersion()
      #expect(version != nil && changed != version && after == changed)
      #expect(shelves == [1])
    }
  }

  @Test func returnsAVersionDuringAWrite() async throws {
    try await withShelf { database, _ in
      let version = await database.dataVersion()
      let halt = Halt()
      async let writing: Void = insertAndHalt(database, at: halt)
      await halt.reached()
      let during = await database.dataVersion()
      halt.letGo()
      try await writing
      let after = await database.dataVersion()
      #expect(during != nil && during == version && after != during)
    }
  }

  @Test func allQueriesOfATransactionReadOneState() async throws {
    try await withShelf { database, _ in
      let halt = Halt()
      async let reading = countTwice(database, around: halt)
      await halt.reached()
      try await database.add(shelf: 1)
      halt.letGo()
      #expect(try await reading == [0, 0])
    }
  }

  @Test func reportsABusyDatabaseAfterATimeout() async throws {
    try await withShelf { database, path in
      let other = try await SQLiteDatabase.open(path: path, migrations: [], limits: .impatient)
      let halt = Halt()
      async let writing: Void = insertAndHalt(database, at: halt)
      await halt.reached()
      await #expect(throws: SQLFailure.busy) { try await other.add(shelf: 2) }
      halt.letGo()
      try await writing
      try await other.add(shelf: 3)
      #expect(try await database.shelves() == [1, 3])
    }
  }

  @Test func opensAMigratedFileDuringAWrite() async throws {
    try await withShelf { database, path in
      let halt = Halt()
      async let writing: Void = insertAndHalt(database, at: halt)
      await halt.reached()
      let other = try? await SQLiteDatabase.open(
        path: path, migrations: [ShelfMigrations.first], limits: .impatient)
      halt.letGo()
      try await writing
      #expect(other != nil)
    }
  }

  @Test func losesNoChangesOfConcurrentConnections() async throws {
    try await withShelf { database, path in
      let other = try await SQLiteDatabase.open(
        path: path, migrations: [ShelfMigrations.first])
      try await withThrowingTaskGroup(of: Void.self) { group in
        for id in 0..<100 {
          let database = id.isMultiple(of: 2) ? database : other
          group.addTask { try await database.add(shelf: Int64(id)) }
        }
        try await group.waitForAll()
      }
      #expect(try await database.shelves() == Array(0..<100))
    }
  }

  /// More transactions block than the cooperative pool has threads, and all of them still start.
  @Test func blockedTransactionsDoNotStarveOtherTasks() async throws {
    let halts = (0..<32).map { _ in Halt() }
    let wentOn = try await withThrowingTaskGroup(of: Bool.self) { group in
      for halt in halts {
        group.addTask {
          let database = try await SQLiteDatabase.inMemory(migrations: [])
          return try await database.write { _ in halt.stop() }
        }
      }
      for halt in halts { await halt.reached() }
      for halt in halts { halt.letGo() }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(wentOn == Array(repeating: true, count: halts.count))
  }

  private func insertAndHalt(
    _ database: SQLiteDatabase, at halt: Halt
  ) async throws(SQLFailure) {
    try await database.write { connection throws(SQLFailure) in
      try connection.run(SQLStatement("INSERT INTO shelves (id, name) VALUES (1, 'A')"))
      halt.stop()
    }
  }

  private func countTwice(
    _ database: SQLiteDatabase, around halt: Halt
  ) async throws(SQLFailure) -> [Int64?] {
    try await database.read { connection throws(SQLFailure) in
      let query = SQLStatement("SELECT COUNT(*) FROM shelves")
      let before = try connection.first(query) { row throws(SQLFailure) in try row.integer(0) }
      halt.stop()
      let after = try connection.first(query) { row throws(SQLFailure) in try row.integer(0) }
      return [before, after]
    }
  }

  /// Creates a database with one table, and passes it and the path of its file to the body.
  private func withShelf(_ body: (SQLiteDatabase, String) async throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      let path = folder.path("shelf.sqlite")
      try await body(
        try await SQLiteDatabase.open(path: path, migrations: [ShelfMigrations.first]), path)
    }
  }
}
