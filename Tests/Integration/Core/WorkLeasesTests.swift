import CoreDomain
import CoreInfrastructure
import CoreTesting
import Testing

@Suite struct SQLWorkLeasesTests {
  @Test(arguments: WorkLeasesContract.checks, [SQLEngine.memory, .server])
  func keepsTheContract(_ check: WorkLeasesContract.Check, _ engine: SQLEngine) async throws {
    try await engine.withPlace { place in
      try await check(SQLWorkLeases(database: try await place.open(SQLWorkLeases.migrations)))
    }
  }

  /// A program cannot write after it has lost its lease to a program with another connection.
  @Test(arguments: SQLEngine.shared)
  func programsWithTheSameDatabaseShareTheLeases(_ engine: SQLEngine) async throws {
    try await engine.withPlace { place in
      let one = try await place.open(Self.migrations)
      let other = try await place.open(Self.migrations)
      let clock = SettableWallClock(.fixture())
      let (slow, quick) = (program("a", one, clock), program("b", other, clock))
      let work = WorkName("Shelf", "one")
      let lost = try #require(try await slow.claim(work))
      #expect(try await quick.claim(work) == nil)
      clock.set(clock.now.advanced(by: LeasedWork.duration))
      // The lease has ended, but no other program has claimed the work yet.
      try await one.add(shelf: 1, under: lost)
      let lease = try #require(try await quick.claim(work))
      try await other.add(shelf: 2, under: lease)
      await #expect(throws: SignInStoreFailure.self) { try await one.add(shelf: 3, under: lost) }
      await slow.release(lost)
      try await other.add(shelf: 4, under: lease)
      await quick.release(lease)
      await #expect(throws: SignInStoreFailure.self) {
        try await other.add(shelf: 5, under: lease)
      }
      #expect(try await one.shelves() == [1, 2, 4])
    }
  }

  private func program(
    _ name: String, _ database: any SQLDatabase, _ clock: any WallClock
  ) -> LeasedWork {
    LeasedWork(
      leases: SQLWorkLeases(database: database), clock: clock, sleeper: TaskSleeper(),
      identifiers: SequentialIdentifierSource(prefix: name))
  }

  private static let migrations = SQLWorkLeases.migrations + [ShelfMigrations.first]
}

extension SQLDatabase {
  fileprivate func add(
    shelf id: Int64, under lease: WorkLease
  ) async throws(SignInStoreFailure) {
    try await FeatureDatabase<SignInStoreFailure>(self).write(under: lease) {
      connection throws(SQLFailure) in
      _ = try connection.run(
        SQLStatement("INSERT INTO shelves (id, name) VALUES ($1, 'A')", [.integer(id)]))
    }
  }
}
