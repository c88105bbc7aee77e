import CoreDomain
import CoreInfrastructure
import CoreTesting
import EarthquakesDomain
import EarthquakesInfrastructure
import EarthquakesTesting
import TestSupport
import Testing

@Suite struct SQLQuakeStoreTests {
  @Test(arguments: QuakeStoreContract.checks)
  func keepsTheContractInAFile(_ check: ContractCheck<any QuakeStore>) async throws {
    try await withTemporaryFolder { folder in
      try await check(try await store(in: folder))
    }
  }

  @Test(arguments: QuakeStoreContract.checks)
  func keepsTheContractOnAServer(_ check: ContractCheck<any QuakeStore>) async throws {
    let schema = try await PostgreSQLServer.shared().freshSchema()
    try await check(
      Self.store(
        over: try await PostgreSQLDatabase.open(
          try #require(PostgreSQLAddress(schema)), migrations: SQLQuakeStore.migrations)))
  }

  @Test func keepsTheFormerIdentifiersOfAnOlderFile() async throws {
    let migrations = SQLQuakeStore.migrations
    try await withTemporaryFolder { folder in
      let path = folder.path("seams.sqlite")
      let quake = Quake.fixture(id: "us1", identifiers: ["ak2"])
      let old = try await SQLiteDatabase.open(path: path, migrations: [migrations[0]])
      try await old.run("ALTER TABLE quake_aliases RENAME TO quake_names")
      try await Self.store(over: old).keep(quake)
      try await old.run("ALTER TABLE quake_names RENAME TO quake_aliases")
      let new = Self.store(
        over: try await SQLiteDatabase.open(path: path, migrations: migrations))
      #expect(try await new.quake(Quake.ID("ak2")) == quake)
      try await new.keep(.fixture(id: "us3", identifiers: ["ak2"], time: .fixture(7200)))
      #expect(try await new.count(.everywhere()) == 2)
    }
  }

  @Test func storesEachEventOnceWithTwoConnections() async throws {
    try await withTemporaryFolder { folder in
      let stores = [try await store(in: folder), try await store(in: folder)]
      try await concurrently(60) { number in
        try await stores[number % 2].keep(
          .fixture(id: "w\(number)", identifiers: ["w\(number % 30)", "w\(number % 30 + 30)"]))
      }
      #expect(try await stores[0].count(.fixture()) == 30)
    }
  }

  @Test func storesAReplyCompletelyOrNotAtAll() async throws {
    let (store, database) = try await Self.storeAndDatabase()
    try await store.keep(.fixture(id: "before"))
    try await database.refuse("INSERT ON earthquakes WHEN NEW.id = 'c'")
    let failure = await #expect(throws: QuakeFailure.self) {
      try await store.replace(
        .fixture(), in: .always, by: [.fixture(id: "a"), .fixture(id: "b"), .fixture(id: "c")])
    }
    #expect(failure?.description.contains("rejected the change") == true)
    let kept = try await store.quakes(.everywhere(), order: .newest, limit: 9)
    #expect(kept.map(\.quake.id.raw) == ["before"])
  }

  @Test(
    arguments: [
      ("UPDATE earthquakes SET time = 9223372036854775807", "time"),
      ("UPDATE earthquakes SET updated = 9223372036854775807", "time of change"),
      ("UPDATE earthquakes SET magnitude = 99", "magnitude"),
      ("UPDATE earthquakes SET depth = -5000", "depth"),
      ("UPDATE earthquakes SET latitude = 91", "place"),
      ("UPDATE earthquakes SET longitude = 999", "place"),
      ("UPDATE earthquakes SET page = 'no page'", "page"),
    ] as [(SQLText, String)])
  func reportsADamagedRow(_ damage: SQLText, _ name: String) async throws {
    let (store, database) = try await Self.storeAndDatabase()
    try await store.keep(.fixture(id: "broken", page: "https://example.org"))
    try await database.run(damage)
    let failure = await #expect(throws: QuakeFailure.self) {
      try await store.quake(Quake.ID("broken"))
    }
    #expect(failure?.description.contains("the \(name) of event “broken” is invalid") == true)
  }

  @Test func reportsADamagedRecord() async throws {
    let (store, database) = try await Self.storeAndDatabase()
    try await store.note(
      FetchRecord(query: .fixture(), askedAt: .fixture(), count: 1, isStored: true))
    try await database.run("UPDATE quake_askings SET radius = -1")
    let failure = await #expect(throws: QuakeFailure.self) { try await store.fetchRecords() }
    #expect(failure?.description.contains("about “San Ramon” is invalid") == true)
  }
}

extension SQLQuakeStoreTests {
  private static func storeAndDatabase() async throws
    -> (store: SQLQuakeStore, database: SQLiteDatabase)
  {
    let database = try await SQLiteDatabase.inMemory(migrations: SQLQuakeStore.migrations)
    return (store(over: database), database)
  }

  private static func store(over database: any SQLDatabase) -> SQLQuakeStore {
    SQLQuakeStore(database: database, rules: .fixture)
  }

  private func store(in folder: TemporaryFolder) async throws -> SQLQuakeStore {
    Self.store(
      over: try await SQLiteDatabase.open(
        path: folder.path("seams.sqlite"), migrations: SQLQuakeStore.migrations))
  }
}
