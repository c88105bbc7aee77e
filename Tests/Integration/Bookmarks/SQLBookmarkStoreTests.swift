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
  func keepsTheContractInMemory(_ check: ContractCheck<any BookmarkStore>) async throws {
    let database = try await SQLiteDatabase.inMemory(migrations: SQLBookmarkStore.migrations)
    try await check(SQLBookmarkStore(database: database))
  }

  @Test func whatWasKeptIsThereWhenTheFileIsOpenedAgain() async throws {
    try await withTemporaryFolder { folder in
      let bookmark = Bookmark.fixture(tags: ["a", "b"], note: "n")
      try await store(in: folder).keep([bookmark], merging: .added)
      #expect(try await store(in: folder).page(.all).bookmarks == [bookmark])
    }
  }

  @Test func twoStoresOnOneFileMergeWhatBothAdd() async throws {
    try await withTemporaryFolder { folder in
      let stores = [try await store(in: folder), try await store(in: folder)]
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<100 {
          group.addTask {
            let bookmark = Bookmark.fixture(
              id: "b\(number)", address: "https://example.org/\(number % 50)",
              tags: ["t\(number)"])
            try await stores[number % 2].keep([bookmark], merging: .added)
          }
        }
        try await group.waitForAll()
      }
      let page = try await stores[0].page(.all)
      #expect(page.total == 50)
      #expect(page.bookmarks.flatMap(\.tags.tags).count == 100)
    }
  }

  @Test func anImportThatFailsHalfWayKeepsNothing() async throws {
    try await withTemporaryFolder { folder in
      let store = try await store(in: folder)
      // Two bookmarks of one identifier: the second breaks a rule of the tables.
      let failure = await #expect(throws: BookmarkFailure.self) {
        try await store.keep(
          [
            .fixture(id: "same", address: "https://a.example"),
            .fixture(id: "same", address: "https://b.example"),
          ], merging: .imported)
      }
      #expect(failure?.description.contains("refuses the change") == true)
      #expect(try await store.page(.all) == .empty)
    }
  }

  @Test func theTableItselfRefusesOneAddressTwice() async throws {
    let database = try await SQLiteDatabase.inMemory(migrations: SQLBookmarkStore.migrations)
    try await SQLBookmarkStore(database: database).keep([.fixture()], merging: .added)
    let failure = await #expect(throws: SQLFailure.self) {
      try await database.write { connection throws(SQLFailure) in
        try connection.run(
          SQLStatement(
            """
            INSERT INTO bookmarks SELECT 'other', position + 1, address, normal_address, title,
              note, unread, archived, created_at, search_text FROM bookmarks
            """))
      }
    }
    #expect(failure?.description.contains("normal_address") == true)
  }

  @Test func aDamagedRowIsNamedAndNothingCrashes() async throws {
    let database = try await SQLiteDatabase.inMemory(migrations: SQLBookmarkStore.migrations)
    let store = SQLBookmarkStore(database: database)
    try await store.keep([.fixture(id: "broken")], merging: .added)
    _ = try await database.write { connection throws(SQLFailure) in
      try connection.run(SQLStatement("UPDATE bookmarks SET address = 'nonsense'"))
    }
    let failure = await #expect(throws: BookmarkFailure.self) { try await store.page(.all) }
    #expect(failure?.description.contains("broken") == true)
  }

  private func store(in folder: TemporaryFolder) async throws -> SQLBookmarkStore {
    SQLBookmarkStore(
      database: try await SQLiteDatabase.open(
        path: folder.path("seams.sqlite"), migrations: SQLBookmarkStore.migrations))
  }
}
