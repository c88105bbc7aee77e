import CoreDomain
import CoreTesting
import Testing

/// Programs that share a database, on every engine that allows it.
@Suite struct SQLSharingTests {
  @Test(arguments: SQLEngine.shared)
  func readsTheOldStateDuringAWrite(_ engine: SQLEngine) async throws {
    try await engine.withShelf { database, _ in
      let halt = Halt()
      async let writing: Void = database.addShelf(stoppingAt: halt)
      await halt.reached()
      let during = try? await database.shelves()
      halt.letGo()
      try await writing
      #expect(during == [])
      #expect(try await database.shelves() == [1])
    }
  }

  @Test(arguments: SQLEngine.shared)
  func makesANewVersionForTheChangeOfAnotherProgram(_ engine: SQLEngine) async throws {
    try await engine.withShelf { database, place in
      let other = try await place.open([])
      let version = await database.dataVersion()
      try await other.add(shelf: 1)
      let changed = await database.dataVersion()
      #expect(version != nil && changed != version)
      #expect(try await database.shelves() == [1])
    }
  }

  @Test(arguments: SQLEngine.shared)
  func allQueriesOfATransactionReadOneState(_ engine: SQLEngine) async throws {
    try await engine.withShelf { database, _ in
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
  }

  @Test(arguments: SQLEngine.shared)
  func reportsABusyDatabaseAfterATimeout(_ engine: SQLEngine) async throws {
    try await engine.withShelf { database, place in
      let other = try await place.open([], busy: .milliseconds(20))
      let halt = Halt()
      async let writing: Void = database.addShelf(stoppingAt: halt)
      await halt.reached()
      await #expect(throws: SQLFailure.busy) { try await other.add(shelf: 2) }
      halt.letGo()
      try await writing
      try await other.add(shelf: 3)
      #expect(try await database.shelves() == [1, 3])
    }
  }

  @Test(arguments: SQLEngine.shared)
  func losesNoChangesOfConcurrentPrograms(_ engine: SQLEngine) async throws {
    try await engine.withShelf { database, place in
      let other = try await place.open([])
      try await concurrently(100) { number in
        let database = number.isMultiple(of: 2) ? database : other
        try await database.write { connection throws(SQLFailure) in
          let next = try connection.number(
            SQLStatement("SELECT COALESCE(MAX(id), -1) + 1 FROM shelves"))
          try connection.run(.addition(ofShelf: next ?? 0))
        }
      }
      #expect(try await database.shelves() == Array(0..<100))
    }
  }
}
