import CoreDomain
import CoreInfrastructure
import CoreTesting
import TestSupport
import Testing

@Suite struct PostgreSQLSharingTests {
  @Test func readsTheOldStateDuringAWrite() async throws {
    let (database, _) = try await shelf()
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

  @Test func makesANewVersionForTheChangeOfAnotherProgram() async throws {
    let (database, address) = try await shelf()
    let other = try await PostgreSQLDatabase.open(address, migrations: [])
    let version = await database.dataVersion()
    try await other.add(shelf: 1)
    let changed = await database.dataVersion()
    #expect(version != nil && changed != version)
  }

  /// Other tests write to the server at the same time, and make new versions.
  @Test func keepsAVersionWhileNothingIsWritten() async throws {
    let (database, _) = try await shelf()
    for _ in 0..<10_000 {
      let version = await database.dataVersion()
      let after = await database.dataVersion()
      if version != nil, after == version { return }
    }
    Issue.record("No two versions are equal.")
  }

  @Test func allQueriesOfATransactionReadOneState() async throws {
    let (database, _) = try await shelf()
    let halt = Halt()
    async let reading = database.read { connection throws(SQLFailure) in
      let count = SQLStatement("SELECT COUNT(*) FROM shelves")
      let before = try connection.number(count)
      halt.stop()
      return [before, try connection.number(count)]
    }
    await halt.reached()
    try await database.add(shelf: 1)
    halt.letGo()
    #expect(try await reading == [0, 0])
  }

  @Test func reportsABusyDatabaseAfterATimeout() async throws {
    let (database, address) = try await shelf()
    let other = try await PostgreSQLDatabase.open(
      address, migrations: [], limits: PostgreSQLLimits(busy: .milliseconds(20)))
    let halt = Halt()
    async let writing: Void = insertAndHalt(database, at: halt)
    await halt.reached()
    await #expect(throws: SQLFailure.busy) { try await other.add(shelf: 2) }
    halt.letGo()
    try await writing
    try await other.add(shelf: 3)
    #expect(try await database.shelves() == [1, 3])
  }

  @Test func losesNoChangesOfConcurrentPrograms() async throws {
    let (database, address) = try await shelf()
    let other = try await PostgreSQLDatabase.open(address, migrations: [])
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<100 {
        let database = number.isMultiple(of: 2) ? database : other
        group.addTask {
          try await database.write { connection throws(SQLFailure) in
            let next = try connection.number(
              SQLStatement("SELECT COALESCE(MAX(id), -1) + 1 FROM shelves"))
            try connection.run(
              SQLStatement(
                "INSERT INTO shelves (id, name) VALUES ($1, 'A')", [.integer(next ?? 0)]))
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await database.shelves() == Array(0..<100))
  }

  /// The second schema has a lock of its own.
  @Test func programsInOtherSchemasDoNotWait() async throws {
    let (one, _) = try await shelf()
    let (other, _) = try await shelf(PostgreSQLLimits(busy: .milliseconds(20)))
    let halt = Halt()
    async let writing: Void = insertAndHalt(one, at: halt)
    await halt.reached()
    try? await other.add(shelf: 1)
    halt.letGo()
    try await writing
    #expect(try await other.shelves() == [1])
  }

  @Test func usesNoMoreConnectionsThanItsLimit() async throws {
    let (database, address) = try await shelf(PostgreSQLLimits(readers: 2))
    let halts = (1...2).map { _ in Halt() }
    try await withThrowingTaskGroup(of: [Int64].self) { group in
      for halt in halts {
        group.addTask {
          try await database.read { connection throws(SQLFailure) in
            halt.stop()
            return []
          }
        }
        await halt.reached()
      }
      let waiting = Task { try await database.shelves() }
      waiting.cancel()
      await #expect(throws: SQLFailure.cancelled) { try await waiting.value }
      #expect(try await connections(of: address) == 3)
      for halt in halts { halt.letGo() }
      group.addTask { try await database.shelves() }
      try await group.waitForAll()
    }
  }

  @Test func isBusyIfNoConnectionBecomesFreeInTime() async throws {
    let (database, _) = try await shelf(
      PostgreSQLLimits(connect: .milliseconds(20), readers: 1))
    let halt = Halt()
    async let reading = database.read { connection throws(SQLFailure) in halt.stop() }
    await halt.reached()
    await #expect(throws: SQLFailure.busy) { try await database.shelves() }
    halt.letGo()
    _ = try await reading
    #expect(try await database.shelves() == [])
  }

  @Test func closesItsConnectionsWhenItIsReleased() async throws {
    let address = try await PostgreSQLAddress.fresh()
    do {
      let database = try await PostgreSQLDatabase.open(address, migrations: [ShelfMigrations.first])
      try await database.add(shelf: 1)
      _ = try await database.shelves()
      let count = try await connections(of: address)
      #expect(count == 2)
    }
    var count: Int64 = -1
    // The server notices the end of a connection a moment later.
    for _ in 1...1_000 where count != 0 { count = try await connections(of: address) }
    #expect(count == 0)
  }

  /// Counts the connections of a database, without the one that counts.
  private func connections(of address: PostgreSQLAddress) async throws -> Int64 {
    let counting = try await PostgreSQLDatabase.open(address, migrations: [])
    return try await counting.write { connection throws(SQLFailure) in
      // Each connection of the tests has the name of its schema.
      try connection.number(
        SQLStatement(
          """
          SELECT COUNT(*) FROM pg_stat_activity AS a WHERE a.pid <> pg_backend_pid()
            AND a.application_name = current_schema()
          """)) ?? 0
    }
  }

  private func insertAndHalt(_ database: any SQLDatabase, at halt: Halt) async throws {
    try await database.write { connection throws(SQLFailure) in
      try connection.run(SQLStatement("INSERT INTO shelves (id, name) VALUES (1, 'A')"))
      halt.stop()
    }
  }

  private func shelf(
    _ limits: PostgreSQLLimits = .standard
  ) async throws -> (PostgreSQLDatabase, PostgreSQLAddress) {
    let address = try await PostgreSQLAddress.fresh()
    let database = try await PostgreSQLDatabase.open(
      address, migrations: [ShelfMigrations.first], limits: limits)
    return (database, address)
  }
}
