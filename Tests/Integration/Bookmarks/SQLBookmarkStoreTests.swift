import BookmarksDomain
import BookmarksInfrastructure
import BookmarksTesting
import CoreDomain
import CoreInfrastructure
import CoreTesting
import TestSupport
import Testing

@Suite struct SQLBookmarkStoreTests {
  @Test(arguments: BookmarkStoreContract.checks)
  func keepsTheContractInAFile(_ check: ContractCheck<any BookmarkStore>) async throws {
    try await withTemporaryFolder { folder in
      try await check(try await store(in: folder))
    }
  }

  @Test(arguments: BookmarkStoreContract.checks)
  func keepsTheContractOnAServer(_ check: ContractCheck<any BookmarkStore>) async throws {
    let index = PostgreSQLTextIndex(name: "bookmark_index")
    let schema = try await PostgreSQLServer.shared().freshSchema()
    let database = try await PostgreSQLDatabase.open(
      try #require(PostgreSQLAddress(schema)),
      migrations: SQLBookmarkStore.migrations(index: index))
    try await check(
      try await SQLBookmarkStore(database: database, index: index, normalizer: .fixture))
  }

  @Test func crashesOnALimitOfZero() async {
    await #expect(processExitsWith: .failure) {
      let store = try await SQLBookmarkStoreTests.store(over: SQLBookmarkStoreTests.database())
      _ = try await store.batch(after: nil, limit: 0)
    }
    await #expect(processExitsWith: .failure) {
      let store = try await SQLBookmarkStoreTests.store(over: SQLBookmarkStoreTests.database())
      _ = try await store.duplicates(limit: 0)
    }
  }

  @Test func keepsItsDataAndIsNotNewWhenTheFileIsReopened() async throws {
    try await withTemporaryFolder { folder in
      let bookmark = Bookmark.fixture(tags: ["a", "b"], note: "n")
      let first = try await store(in: folder)
      try await first.keep([bookmark], merging: .added)
      let second = try await store(in: folder)
      #expect(first.isNew && !second.isNew)
      #expect(try await second.page(.fixture()).bookmarks == [bookmark])
    }
  }

  @Test func onlyOneOfManyStoresThatOpenAtOnceIsNew() async throws {
    try await withTemporaryFolder { folder in
      let database = try await SQLiteDatabase.open(
        path: folder.path("seams.sqlite"), migrations: Self.migrations)
      let areNew = try await concurrently(8) { _ in try await Self.store(over: database).isNew }
      #expect(areNew.count { $0 } == 1)
    }
  }

  @Test func twoStoresOnOneFileMergeTheirBookmarks() async throws {
    try await withTemporaryFolder { folder in
      let stores = [try await store(in: folder), try await store(in: folder)]
      try await concurrently(100) { number in
        let bookmark = Bookmark.fixture(
          id: "b\(number)", address: "https://example.org/\(number % 50)", tags: ["t\(number)"])
        try await stores[number % 2].keep([bookmark], merging: .added)
      }
      let page = try await stores[0].page(.fixture())
      #expect(page.total == 50)
      #expect(page.bookmarks.flatMap(\.tags.tags).count == 100)
    }
  }

  @Test func storesNothingOfABatchThatFails() async throws {
    let store = try await Self.store(over: Self.database())
    // Two bookmarks with the same identifier: the second violates a constraint.
    let failure = await #expect(throws: BookmarkFailure.self) {
      try await store.keep(
        [
          .fixture(id: "same", address: "https://a.example"),
          .fixture(id: "same", address: "https://b.example"),
        ], merging: .imported)
    }
    #expect(failure?.description.contains("rejected the change") == true)
    #expect(try await store.page(.fixture()) == .empty)
  }

  @Test func theTableRejectsADuplicateAddress() async throws {
    let database = try await Self.database()
    try await Self.store(over: database).keep([.fixture()], merging: .added)
    let failure = await #expect(throws: SQLFailure.self) {
      try await database.run(
        """
        INSERT INTO bookmarks SELECT 'other', position + 1, address, normal_address, title,
          note, unread, archived, created_at, sort_title, likeness FROM bookmarks
        """)
    }
    #expect(failure?.description.contains("normal_address") == true)
  }

  @Test func reportsADamagedRow() async throws {
    let database = try await Self.database()
    let store = try await Self.store(over: database)
    try await store.keep([.fixture(id: "broken")], merging: .added)
    try await database.run("UPDATE bookmarks SET address = 'nonsense'")
    let failure = await #expect(throws: BookmarkFailure.self) { try await store.page(.fixture()) }
    #expect(failure?.description.contains("broken") == true)
  }

  @Test func migratesTheRowsOfAnOlderVersionWithoutLoss() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.path("seams.sqlite")
      let old = try await SQLiteDatabase.open(
        path: path, migrations: Array(Self.migrations.prefix(1)))
      try await old.write { connection throws(SQLFailure) in
        for (number, address) in Self.oldAddresses.enumerated() {
          try connection.run(Self.oldRow(number, address))
        }
        try connection.run(
          SQLStatement("INSERT INTO bookmark_tags VALUES ('old1', 'ｔａｇ', 'ＴＡＧ', 0)"))
      }
      let store = try await store(in: folder)
      let page = try await store.page(.fixture(order: .oldest))
      // The first and the third have the same address under the new rules.
      #expect(page.bookmarks.map(\.id.raw) == ["old0", "old1"])
      #expect(page.bookmarks[0].address.typed == "https://例え.jp/")
      // The merged bookmark keeps the data of both.
      #expect(page.bookmarks[0].title == "Title 0")
      #expect(page.bookmarks[0].note == "note 0\n\nTitle 2\n\nnote 2")
      #expect(try await store.page(.fixture(query: "TITLE", tag: "tag")).total == 1)
      let met = try await store.keep(
        [.fixture(id: "new", address: "https://xn--r8jz45g.jp")], merging: .imported)
      #expect(met.map(\.bookmark.id.raw) == ["old0"])
    }
  }

  @Test func foldsAllTextsAgainIfTheTablesChange() async throws {
    let database = try await Self.database()
    _ = try await Self.store(over: database).keep([.fixture(title: "Word")], merging: .added)
    let normalizer = BookmarkNormalizer(folding: Backwards(), hosts: FoundationHostNaming())
    let store = try await SQLBookmarkStore(
      database: database, index: Self.index, normalizer: normalizer)
    let found = { (query: String) in
      try await store.page(BookmarkFilter(query: try BookmarkQuery(query, by: normalizer))).total
    }
    #expect(try await found("Word") == 1)
    #expect(try await found("droW") == 0)
  }

  private static let oldAddresses = [
    "https://例え.jp/", "https://other.example", "https://xn--r8jz45g.jp",
  ]

  private static func oldRow(_ number: Int, _ address: String) -> SQLStatement {
    SQLStatement(
      "INSERT INTO bookmarks VALUES ($1, $2, $3, $4, $5, $6, 0, 0, $7, 'old text')",
      [
        .text("old\(number)"), .integer(Int64(number + 1)), .text(address),
        .text("normal \(number)"), .text("Title \(number)"), .text("note \(number)"),
        .integer(Timestamp.fixture(Int64(number)).millisecondsSince1970),
      ])
  }

  private static let index = SQLiteTextIndex(name: "bookmark_index")
  private static let migrations = SQLBookmarkStore.migrations(index: index)

  private static func database() async throws -> SQLiteDatabase {
    try await SQLiteDatabase.inMemory(migrations: migrations)
  }

  private static func store(over database: SQLiteDatabase) async throws -> SQLBookmarkStore {
    try await SQLBookmarkStore(database: database, index: index, normalizer: .fixture)
  }

  private func store(in folder: TemporaryFolder) async throws -> SQLBookmarkStore {
    try await Self.store(
      over: try await SQLiteDatabase.open(
        path: folder.path("seams.sqlite"), migrations: Self.migrations))
  }
}

/// An artificial folding that no other folding matches.
private struct Backwards: TextFolding {
  let version = "backwards"

  func folded(_ text: String) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false)
      .map { String($0.reversed()) }.joined(separator: " ")
  }
}
