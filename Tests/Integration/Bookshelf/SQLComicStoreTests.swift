import BookshelfDomain
import BookshelfInfrastructure
import BookshelfTesting
import CoreDomain
import CoreInfrastructure
import CoreTesting
import TestSupport
import Testing

@Suite struct SQLComicStoreTests {
  @Test(arguments: CatalogueStoreContract.checks)
  func keepsTheContractOfCatalogues(
    _ check: ContractCheck<any CatalogueStoreContract.Store>
  ) async throws {
    try await Self.onEachDatabase { try await check($0) }
  }

  @Test(arguments: ComicShelfStoreContract.checks)
  func keepsTheContractOfShelves(
    _ check: ContractCheck<any ComicShelfStoreContract.Store>
  ) async throws {
    try await Self.onEachDatabase { try await check($0) }
  }

  @Test(arguments: ReaderAccountStoreContract.checks)
  func keepsTheContractOfAccounts(
    _ check: ContractCheck<any ReaderAccountStore>
  ) async throws {
    try await Self.onEachDatabase { try await check($0) }
  }

  /// Runs a check in a file and on a server, each time with an empty store.
  private static func onEachDatabase(_ check: (SQLComicStore) async throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      try await check(try await SQLComicStore.fixture(in: folder))
    }
    try await check(try await SQLComicStore.serverFixture())
  }

  /// SQLite's text index returns the same results as a full scan.
  @Test(arguments: ComicShelfStoreContract.checks)
  func keepsTheContractOverAnotherIndex(
    _ check: ContractCheck<any ComicShelfStoreContract.Store>
  ) async throws {
    let index = ScanningTextIndex(name: "comic_index")
    let database = try await SQLiteDatabase.inMemory(
      migrations: SQLComicStore.migrations(index: index))
    try await check(
      try await SQLComicStore(database: database, index: index, folding: UnicodeTextFolding()))
  }
}

// MARK: - Files and programs

extension SQLComicStoreTests {
  @Test func keepsItsDataWhenTheFileIsReopened() async throws {
    try await withTemporaryFolder { folder in
      do {
        let store = try await SQLComicStore.fixture(in: folder)
        _ = try await Self.synchronise([Self.moth, Self.wasp], with: store)
        _ = try await store.place(.fixture(), for: .fixture())
        try await store.add(.fixture())
      }
      let store = try await SQLComicStore.fixture(in: folder)
      #expect(try await Self.found("moth", in: store) == [Self.moth])
      #expect(try await store.openOrders(of: .fixture()) == [.fixture()])
      #expect(try await store.account(named: .fixture("MINA")) == .fixture())
      #expect(try await store.state()?.series == 2)
      let run = try await store.begin(from: Self.start)
      #expect(run.number == 2)
      #expect(try await store.ledger(of: Self.start, in: run) != nil)
    }
  }

  @Test func twoConcurrentSyncsStoreEachSeriesOnce() async throws {
    try await withTemporaryFolder { folder in
      let stores = try await SQLComicStore.two(in: folder)
      let catalogue = (0..<200).map { number in
        ComicSeries.fixture(
          id: "s\(number)", title: "Volume \(number)", comics: [.fixture(id: "c\(number)")],
          episodes: (0..<5).map { .fixture(id: "e\(number)-\($0)") })
      }
      let withdrawn = try await concurrently(2) { number in
        try await Self.synchronise(catalogue, with: stores[number], batch: 20)
      }
      #expect(withdrawn == [0, 0])
      for store in stores {
        let form = ComicListRequest(ownedOnly: false, limit: 1000)
        let page = try await store.series(form, for: nil, at: .fixture())
        #expect(page.series == catalogue)
        #expect(page.total == 200)
      }
    }
  }

  @Test func twoConcurrentPurchasesBuyOnce() async throws {
    try await withTemporaryFolder { folder in
      let stores = try await SQLComicStore.two(in: folder)
      try await concurrently(6) { number in
        let store = stores[number % 2]
        do throws(ComicFailure) {
          let order = try await store.place(.fixture(id: "o\(number)"), for: .fixture())
          try await store.close(order, with: .bought, for: .fixture(), at: .fixture())
        } catch .alreadyOwned {
          // Another task was faster.
        }
      }
      #expect(try await stores[0].purchases(of: .fixture()).count == 1)
      #expect(try await stores[1].openOrders(of: .fixture()) == [])
    }
  }
}

// MARK: - Transactions and rows

extension SQLComicStoreTests {
  @Test func storesABatchCompletelyOrNotAtAll() async throws {
    let database = try await SQLComicStore.database()
    let store = try await SQLComicStore.fixture(over: database)
    _ = try await Self.synchronise([Self.moth], with: store)
    try await database.refuse("INSERT ON comic_episodes WHEN NEW.id = 'bad'")
    let bad = ComicSeries.fixture(id: "bad", episodes: [.fixture(id: "bad")])
    let changed = ComicSeries.fixture(id: "moth", title: "Changed")
    let failure = await #expect(throws: ComicFailure.self) {
      try await Self.synchronise([changed, bad], with: store)
    }
    #expect(failure?.description.contains("rejected the change") == true)
    #expect(try await store.series(Self.moth.id) == Self.moth)
    #expect(try await store.series(bad.id) == nil)
    let run = try await store.begin(from: Self.start)
    #expect(try await store.ledger(of: Self.start, in: run) != nil)
  }

  @Test func aPurchaseThatCannotBeStoredLeavesItsOrderOpen() async throws {
    let database = try await SQLComicStore.database()
    let store = try await SQLComicStore.fixture(over: database)
    let order = try await store.place(.fixture(), for: .fixture())
    try await database.refuse("INSERT ON comic_purchases")
    await #expect(throws: ComicFailure.self) {
      try await store.close(order, with: .bought, for: .fixture(), at: .fixture())
    }
    #expect(try await store.openOrders(of: .fixture()) == [order])
    try await database.run("DROP TRIGGER refuse")
    try await store.close(order, with: .restored, for: .fixture(), at: .fixture())
    #expect(try await store.purchases(of: .fixture()).count == 1)
  }

  @Test func doesNotWriteUnchangedRows() async throws {
    let database = try await SQLComicStore.database()
    let store = try await SQLComicStore.fixture(over: database)
    _ = try await Self.synchronise([Self.moth, Self.wasp], with: store)
    for table in ["comic_episodes", "comics", "comic_authors", "comic_index_texts"] as [SQLText] {
      try await database.refuseChanges(of: table)
    }
    _ = try await Self.synchronise([Self.moth, Self.wasp], with: store)
    #expect(try await Self.found("wasp", in: store) == [Self.wasp])
    await #expect(throws: ComicFailure.self) {
      try await Self.synchronise([.fixture(id: "moth", title: "New")], with: store)
    }
  }

  @Test(
    arguments: [
      ("UPDATE comics SET price = -1", "volume “moth-c1”"),
      ("UPDATE comics SET currency = 'XXX'", "volume “moth-c1”"),
      ("UPDATE comics SET release_date = '2026-02-29'", "volume “moth-c1”"),
      ("UPDATE comics SET available_at = 9223372036854775807", "volume “moth-c1”"),
      ("UPDATE comic_episodes SET opens_at = 2, closes_at = 1", "episode “moth-e1”"),
      ("UPDATE comic_episodes SET pages = 'many'", "episode “moth-e1”"),
    ] as [(SQLText, String)])
  func namesTheRecordOfADamagedRow(_ damage: SQLText, name: String) async throws {
    let database = try await SQLComicStore.database()
    let store = try await SQLComicStore.fixture(over: database)
    _ = try await Self.synchronise([Self.moth], with: store)
    try await database.run(damage)
    let failure = await #expect(throws: ComicFailure.self) {
      try await store.series(Self.moth.id)
    }
    #expect(failure?.description.contains(name) == true, "\(String(describing: failure))")
  }

  static let start = CataloguePage("https://comics.example/catalogue")

  static let moth = ComicSeries.fixture(
    id: "moth", title: "Moth ブラック・ウィング", authors: [ComicAuthor(name: "Ada Brook")],
    comics: [.fixture(id: "moth-c1", releaseDate: "2026-01-01")],
    episodes: [.fixture(id: "moth-e1")])

  static let wasp = ComicSeries.fixture(
    id: "wasp", title: "Wasp", episodes: [.fixture(id: "wasp-e1")])

  /// Runs a complete synchronization with a catalogue of one page.
  ///
  /// - Returns: How many series were withdrawn.
  static func synchronise(
    _ series: [ComicSeries], with store: SQLComicStore, batch: Int = 500
  ) async throws -> Int {
    let run = try await store.begin(from: start)
    for first in Swift.stride(from: 0, to: series.count, by: batch) {
      _ = try await store.keep(Array(series[first...].prefix(batch)), of: start, in: run)
    }
    try await store.finish(start, CatalogueLedger(validators: .none, next: nil), in: run)
    return try await store.end(run, at: .fixture())
  }

  static func found(_ query: String, in store: SQLComicStore) async throws -> [ComicSeries] {
    let form = ComicListRequest(ownedOnly: false, query: query)
    return try await store.series(form, for: nil, at: .fixture()).series
  }
}

extension SQLComicStore {
  static let index = SQLiteTextIndex(name: "comic_index")

  static func fixture(
    over database: SQLiteDatabase, folding: any TextFolding = UnicodeTextFolding()
  ) async throws -> SQLComicStore {
    try await SQLComicStore(database: database, index: index, folding: folding)
  }

  static func fixture(in folder: TemporaryFolder) async throws -> SQLComicStore {
    try await fixture(over: try await database(in: folder))
  }

  /// The stores of two programs that share a file.
  static func two(in folder: TemporaryFolder) async throws -> [SQLComicStore] {
    [try await fixture(in: folder), try await fixture(in: folder)]
  }

  /// A store in an empty schema of a server.
  static func serverFixture() async throws -> SQLComicStore {
    let index = PostgreSQLTextIndex(name: "comic_index")
    let schema = try await PostgreSQLServer.shared().freshSchema()
    let database = try await PostgreSQLDatabase.open(
      try #require(PostgreSQLAddress(schema)), migrations: migrations(index: index))
    return try await SQLComicStore(
      database: database, index: index, folding: UnicodeTextFolding())
  }

  static func database() async throws -> SQLiteDatabase {
    try await SQLiteDatabase.inMemory(migrations: migrations(index: index))
  }

  static func database(in folder: TemporaryFolder) async throws -> SQLiteDatabase {
    try await SQLiteDatabase.open(
      path: folder.path("seams.sqlite"), migrations: migrations(index: index))
  }
}

/// Recomputing titles and names after the Unicode tables have changed.
@Suite struct SQLComicDerivationTests {
  @Test func searchesAndSortsTitlesByTheNewFoldingTables() async throws {
    let database = try await SQLComicStore.database()
    let series = [
      SQLComicStoreTests.moth, .fixture(id: "axe", title: "Axe"),
      .fixture(id: "bee", title: "bee", titleReading: "Zed"),
    ]
    let plain = try await SQLComicStore.fixture(over: database, folding: AsItIs(version: "1"))
    _ = try await SQLComicStoreTests.synchronise(series, with: plain)
    #expect(try await SQLComicStoreTests.found("MOTH", in: plain) == [])
    #expect(try await titles(.title, in: plain) == ["Axe", series[0].title, "bee"])
    let store = try await SQLComicStore.fixture(over: database)
    #expect(try await SQLComicStoreTests.found("MOTHぶらっくうぃ", in: store) == [series[0]])
    #expect(try await SQLComicStoreTests.found("zed", in: store) == [series[2]])
    #expect(try await titles(.title, in: store) == ["Axe", "bee", series[0].title])
    #expect(try await titles(.reading, in: store) == ["Axe", series[0].title, "bee"])
  }

  @Test func doesNotDeriveAgainWithTheSameFoldingTables() async throws {
    let database = try await SQLComicStore.database()
    let store = try await SQLComicStore.fixture(over: database)
    _ = try await SQLComicStoreTests.synchronise([SQLComicStoreTests.moth], with: store)
    try await database.refuse("UPDATE ON comic_series")
    _ = try await SQLComicStore.fixture(over: database)
    await #expect(throws: ComicFailure.self) {
      _ = try await SQLComicStore(
        database: database, index: SQLComicStore.index, folding: AsItIs(version: "2"))
    }
    #expect(
      try await SQLComicStoreTests.found("MOTH", in: store) == [SQLComicStoreTests.moth])
  }

  @Test func findsBothReadersWhoseNamesBecameEqual() async throws {
    let database = try await SQLComicStore.database()
    let plain = try await SQLComicStore.fixture(over: database, folding: AsItIs(version: "1"))
    let (older, newer) = (
      ReaderAccount.fixture("Mina", id: "z", seconds: 1),
      ReaderAccount.fixture("MINA", id: "a", seconds: 2)
    )
    let other = ReaderAccount.fixture("otis", seconds: 3)
    for account in [newer, older, other] { try await plain.add(account) }
    let store = try await SQLComicStore.fixture(over: database)
    #expect(try await store.account(named: .fixture("mina")) == older)
    #expect(try await store.account(named: .fixture("Mina")) == older)
    #expect(try await store.account(named: .fixture("MINA")) == newer)
    #expect(try await store.account(named: .fixture("OTIS")) == other)
    await #expect(throws: ComicFailure.nameTaken(.fixture("mina"))) {
      try await store.add(.fixture("mina", id: "b"))
    }
  }

  private func titles(
    _ ordering: ComicOrdering, in store: SQLComicStore
  ) async throws -> [String] {
    let form = ComicListRequest(ownedOnly: false, ordering: ordering)
    return try await store.series(form, for: nil, at: .fixture()).series.map(\.title)
  }
}

/// A folding that changes nothing.
private struct AsItIs: TextFolding {
  let version: String

  func folded(_ text: String) -> String { text }
}
