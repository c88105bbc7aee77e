import CoreDomain
import CoreInfrastructure
import CoreTesting
import StargazersDomain
import StargazersTesting
import TestSupport
import Testing

@testable import StargazersInfrastructure

@Suite struct SQLStargazerStoreTests {
  @Test(arguments: StargazerStoreContract.checks)
  func keepsTheContractInAFile(_ check: ContractCheck<any StargazerStore>) async throws {
    try await withTemporaryFolder { folder in
      try await check(SQLStargazerStore(database: try await Self.database(in: folder)))
    }
  }

  @Test(arguments: StargazerPreferencesContract.checks)
  func keepsTheContractOfPreferences(
    _ check: ContractCheck<StargazerPreferencesContract.Subject>
  ) async throws {
    try await check(SQLStargazerPreferences(database: try await Self.database()))
  }

  @Test(arguments: StargazerStoreContract.checks)
  func keepsTheContractOnAServer(_ check: ContractCheck<any StargazerStore>) async throws {
    try await check(SQLStargazerStore(database: try await Self.serverDatabase()))
  }

  @Test(arguments: StargazerPreferencesContract.checks)
  func keepsTheContractOfPreferencesOnAServer(
    _ check: ContractCheck<StargazerPreferencesContract.Subject>
  ) async throws {
    try await check(SQLStargazerPreferences(database: try await Self.serverDatabase()))
  }

  @Test func keepsItsDataInTheFile() async throws {
    try await withTemporaryFolder { folder in
      let people = Stargazer.fixtures(1...3)
      do {
        let store = SQLStargazerStore(database: try await Self.database(in: folder))
        try await store.keep(people, as: .fixture(rows: 3), of: .fixture())
      }
      let store = SQLStargazerStore(database: try await Self.database(in: folder))
      let found = try await store.stargazers(
        onPages: 1...1, of: .fixture(), order: .oldest, limit: 9)
      #expect(found == people)
    }
  }

  @Test func storesEachUserOnOnePageWithThreeConnections() async throws {
    try await withTemporaryFolder { folder in
      var stores: [SQLStargazerStore] = []
      for _ in 1...3 {
        stores.append(SQLStargazerStore(database: try await Self.database(in: folder)))
      }
      try await concurrently(30) { [stores] number in
        try await stores[number % 3].keep(
          Stargazer.fixtures(1...20), as: .fixture(number + 1, rows: 20), of: .fixture())
      }
      #expect(try await stores[0].rows(onPages: 1...30, of: .fixture()) == 20)
      let last = try await stores[1].stargazers(
        onPages: 1...30, of: .fixture(), order: .oldest, limit: 99)
      #expect(last == Stargazer.fixtures(1...20))
    }
  }

  @Test func storesAPageCompletelyOrNotAtAll() async throws {
    let (store, database) = try await Self.storeAndDatabase()
    try await store.keep([.fixture(id: 1)], as: .fixture(rows: 1, tag: "a"), of: .fixture())
    try await database.refuse("INSERT ON stargazers WHEN NEW.id = 4")
    let failure = await #expect(throws: StargazerFailure.self) {
      try await store.keep(
        Stargazer.fixtures(2...5), as: .fixture(rows: 4, tag: "b"), of: .fixture())
    }
    #expect(failure?.description.contains("rejected the change") == true)
    #expect(try await store.members(ofPage: 1, of: .fixture()).map(\.raw) == [1])
    #expect(try await store.page(1, of: .fixture()) == .fixture(rows: 1, tag: "a"))
  }

  @Test func deletesEveryRowOfADeletedRepository() async throws {
    let (store, database) = try await Self.storeAndDatabase()
    try await store.note(StargazerLedger(.fixture()))
    try await store.keep(Stargazer.fixtures(1...3), as: .fixture(rows: 3), of: .fixture())
    try await store.keep([StarWeek.fixture()], of: .fixture())
    try await store.forget(.fixture())
    let count: SQLText = """
      SELECT (SELECT COUNT(*) FROM stargazer_repositories) + (SELECT COUNT(*) FROM stargazer_ledgers)
        + (SELECT COUNT(*) FROM stargazer_pages) + (SELECT COUNT(*) FROM stargazers)
        + (SELECT COUNT(*) FROM stargazer_weeks)
      """
    #expect(try await database.rows(count) == [SQLRow([.integer(0)])])
  }

  /// The query plan would show a separate sort or a full scan.
  @Test func usesAnIndexForFrequentQueries() async throws {
    let database = try await Self.database()
    for (query, columns) in Self.queries {
      let plan = try await database.plan(of: query)
      #expect(plan.contains { $0.hasSuffix("(repository=?\(columns))") }, "\(plan)")
      #expect(!plan.contains { $0.hasPrefix("SCAN star") || $0.contains("B-TREE") }, "\(plan)")
    }
  }

  private static let queries: [(SQLStatement, String)] = [
    (StargazerSQL.members(ofPage: 2, of: .fixture()), " AND page=?"),
    (StargazerSQL.stargazer(called: "a", of: .fixture()), ""),
    (
      StargazerSQL.stargazers(onPages: 2...3, of: .fixture(), order: .oldest, limit: 9),
      " AND page>? AND page<?"
    ),
    (
      StargazerSQL.stargazers(onPages: 2...3, of: .fixture(), order: .newest, limit: 9),
      " AND page>? AND page<?"
    ),
    (StargazerPageSQL.page(2, of: .fixture()), " AND number=?"),
    (StargazerPageSQL.lastPage(of: .fixture()), ""),
    (StargazerPageSQL.rows(onPages: 2...3, of: .fixture()), " AND page>? AND page<?"),
    (StarWeekSQL.weeks(of: .fixture()), ""),
  ]
}

// MARK: - Invalid rows

extension SQLStargazerStoreTests {
  @Test(
    arguments: [
      ("UPDATE stargazers SET avatar = 'no address'", "an address of “person-1” is invalid"),
      ("UPDATE stargazers SET starred_at = 9223372036854775807", "not a point in time"),
      ("UPDATE stargazer_ledgers SET name = 'no name'", "“no name” is not a repository name"),
      ("UPDATE stargazer_weeks SET monday = -1", "the week from"),
      ("UPDATE stargazer_preferences SET page_size = 0", "0 is not a valid page size"),
      ("UPDATE stargazer_pages SET checked_at = 9223372036854775807", "not a point in time"),
    ] as [(SQLText, String)])
  func reportsADamagedRow(_ damage: SQLText, _ words: String) async throws {
    let (store, database) = try await Self.storeAndDatabase()
    let preferences = SQLStargazerPreferences(database: database)
    try await store.note(StargazerLedger(.fixture()))
    try await store.keep([.fixture()], as: .fixture(rows: 1), of: .fixture())
    try await store.keep([StarWeek.fixture()], of: .fixture())
    try await preferences.remember(StargazerPreferences())
    try await database.run(damage)
    let failure = await #expect(throws: StargazerFailure.self) {
      _ = try await store.ledger(of: .fixture())
      _ = try await store.page(1, of: .fixture())
      _ = try await store.stargazer(called: "person-1", of: .fixture())
      _ = try await store.weeks(of: .fixture())
      _ = try await preferences.preferences()
    }
    #expect(failure?.description.contains(words) == true, "\(String(describing: failure))")
  }

  private static func serverDatabase() async throws -> PostgreSQLDatabase {
    let schema = try await PostgreSQLServer.shared().freshSchema()
    return try await PostgreSQLDatabase.open(
      try #require(PostgreSQLAddress(schema)), migrations: SQLStargazerStore.migrations)
  }

  private static func storeAndDatabase() async throws -> (SQLStargazerStore, SQLiteDatabase) {
    let database = try await database()
    return (SQLStargazerStore(database: database), database)
  }

  private static func database() async throws -> SQLiteDatabase {
    try await SQLiteDatabase.inMemory(migrations: SQLStargazerStore.migrations)
  }

  private static func database(in folder: TemporaryFolder) async throws -> SQLiteDatabase {
    try await SQLiteDatabase.open(
      path: folder.path("seams.sqlite"), migrations: SQLStargazerStore.migrations)
  }
}
