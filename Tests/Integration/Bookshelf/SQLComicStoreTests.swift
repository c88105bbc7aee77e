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
    try await withTemporaryFolder { folder in
      try await check(try await SQLComicStore.fixture(in: folder))
    }
    try await check(try await SQLComicStore.fixture())
    try await check(try await SQLComicStore.serverFixture())
  }

  @Test(arguments: ComicShelfStoreContract.checks)
  func keepsTheContractOfShelves(
    _ check: ContractCheck<any ComicShelfStoreContract.Store>
  ) async throws {
    try await withTemporaryFolder { folder in
      try await check(try await SQLComicStore.fixture(in: folder))
    }
    try await check(try await SQLComicStore.fixture())
    try await check(try await SQLComicStore.serverFixture())
  }

  @Test(arguments: ReaderAccountStoreContract.checks)
  func keepsTheContractOfAccounts(
    _ check: ContractCheck<any ReaderAccountStore>
  ) async throws {
    try await withTemporaryFolder { folder in
      try await check(try await SQLComicStore.fixture(in: folder))
    }
    try await check(try await SQLComicStore.fixture())
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
      let stores = [
        try await SQLComicStore.fixture(in: folder), try await SQLComicStore.fixture(in: folder),
      ]
      let catalogue = (0..<200).map { number in
        ComicSeries.fixture(
          id: "s\(number)", title: "Volume \(number)", comics: [.fixture(id: "c\(number)")],
          episodes: (0..<5).map { .fixture(id: "e\(number)-\($0)") })
      }
      try await withThrowingTaskGroup(of: Int.self) { group in
        for store in stores {
          group.addTask { try await Self.synchronise(catalogue, with: store, batch: 20) }
        }
        for try await withdrawn in group { #expect(withdrawn == 0) }
      }
      for store in stores {
        let form = ComicListRequest(ownedOnly: false, limit: 1000)
        let page = try await store.series(form, for: nil, at: Comic.fixtureTime())
        #expect(page.series == catalogue)
        #expect(page.total == 200)
      }
    }
  }

  @Test func twoConcurrentPurchasesBuyOnce() async throws {
    try await withTemporaryFolder { folder in
      let stores = [
        try await SQLComicStore.fixture(in: folder), try await SQLComicStore.fixture(in: folder),
      ]
      try await withThrowingTaskGroup(of: Void.self) { group in
        for (number, store) in (stores + stores + stores).enumerated() {
          group.addTask {
            do throws(ComicFailure) {
              let order = try await store.place(.fixture(id: "o\(number)"), for: .fixture())
              try await store.close(
                order, with: .bought, for: .fixture(), at: Comic.fixtureTime())
            } catch .alreadyOwned {
              // The other task was faster.
            }
          }
        }
        try await group.waitForAll()
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
    try await Self.run(
      """
      CREATE TRIGGER refuse BEFORE INSERT ON comic_episodes WHEN NEW.id = 'bad'
      BEGIN SELECT RAISE(ABORT, 'no'); END
      """, over: database)
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

  @Test func reportsAFullDisk() async throws {
    let database = try await SQLComicStore.database()
    let store = try await SQLComicStore.fixture(over: database)
    try await database.growNoMore()
    let series = (0..<200).map { ComicSeries.fixture(id: "s\($0)") }
    await #expect(throws: ComicFailure.full(reason: SQLFailure.full.description)) {
      try await Self.synchronise(series, with: store)
    }
  }

  @Test func aPurchaseThatCannotBeStoredLeavesItsOrderOpen() async throws {
    let database = try await SQLComicStore.database()
    let store = try await SQLComicStore.fixture(over: database)
    let order = try await store.place(.fixture(), for: .fixture())
    try await Self.run(
      """
      CREATE TRIGGER refuse BEFORE INSERT ON comic_purchases
      BEGIN SELECT RAISE(ABORT, 'no'); END
      """, over: database)
    await #expect(throws: ComicFailure.self) {
      try await store.close(order, with: .bought, for: .fixture(), at: Comic.fixtureTime())
    }
    #expect(try await store.openOrders(of: .fixture()) == [order])
    try await Self.run("DROP TRIGGER refuse", over: database)
    try await store.close(order, with: .restored, for: .fixture(), at: Comic.fixtureTime())
    #expect(try await store.purchases(of: .fixture()).count == 1)
  }

  @Test func doesNotWriteUnchangedRows() async throws {
    let database = try await SQLComicStore.database()
    let store = try await SQLComicStore.fixture(over: database)
    _ = try await Self.synchronise([Self.moth, Self.wasp], with: store)
    for table in ["comics", "comic_episodes", "comic_authors", "comic_index_texts"] as [SQLText] {
      for change in ["INSERT", "UPDATE", "DELETE"] as [SQLText] {
        try await Self.run(
          """
          CREATE TRIGGER \(table)_\(change) BEFORE \(change) ON \(table)
          BEGIN SELECT RAISE(ABORT, 'no'); END
          """, over: database)
      }
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
    try await Self.run(damage, over: database)
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
    return try await store.end(run, at: Comic.fixtureTime())
  }

  static func found(_ query: String, in store: SQLComicStore) async throws -> [ComicSeries] {
    let form = ComicListRequest(ownedOnly: false, query: query)
    return try await store.series(form, for: nil, at: Comic.fixtureTime()).series
  }

  static func run(_ text: SQLText, over database: SQLiteDatabase) async throws {
    _ = try await database.write { connection throws(SQLFailure) in
      try connection.run(SQLStatement(text))
    }
  }
}
