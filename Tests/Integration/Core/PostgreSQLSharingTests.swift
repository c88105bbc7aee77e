import CoreDomain
import CoreInfrastructure
import Testing

@Suite struct PostgreSQLSharingTests {
  /// Other tests write to the server at the same time, and make new versions.
  @Test func keepsAVersionWhileNothingIsWritten() async throws {
    let (database, _) = try await PostgreSQLDatabase.shelf()
    for _ in 0..<10_000 {
      let version = await database.dataVersion()
      let after = await database.dataVersion()
      if version != nil, after == version { return }
    }
    Issue.record("No two versions are equal.")
  }

  /// The second schema has a lock of its own.
  @Test func programsInOtherSchemasDoNotWait() async throws {
    let (one, _) = try await PostgreSQLDatabase.shelf()
    let (other, _) = try await PostgreSQLDatabase.shelf(PostgreSQLLimits(busy: .milliseconds(20)))
    let halt = Halt()
    async let writing: Void = one.addShelf(stoppingAt: halt)
    await halt.reached()
    try? await other.add(shelf: 1)
    halt.letGo()
    try await writing
    #expect(try await other.shelves() == [1])
  }

  @Test func usesNoMoreConnectionsThanItsLimit() async throws {
    let (database, address) = try await PostgreSQLDatabase.shelf(PostgreSQLLimits(readers: 2))
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
    let (database, _) = try await PostgreSQLDatabase.shelf(
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
      #expect(try await connections(of: address) == 2)
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
}
