import CoreDomain
import CoreInfrastructure
import Testing

@Suite struct SQLiteSharingTests {
  @Test func returnsAVersionDuringAWrite() async throws {
    try await SQLEngine.file.withShelf { database, _ in
      let version = await database.dataVersion()
      let halt = Halt()
      async let writing: Void = database.addShelf(stoppingAt: halt)
      await halt.reached()
      let during = await database.dataVersion()
      halt.letGo()
      try await writing
      let after = await database.dataVersion()
      #expect(during != nil && during == version && after != during)
    }
  }

  @Test func opensAMigratedFileDuringAWrite() async throws {
    try await SQLEngine.file.withShelf { database, place in
      let halt = Halt()
      async let writing: Void = database.addShelf(stoppingAt: halt)
      await halt.reached()
      let other = try? await place.open([ShelfMigrations.first], busy: .milliseconds(20))
      halt.letGo()
      try await writing
      #expect(other != nil)
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
}
