import BookshelfDomain
import BookshelfInfrastructure
import BookshelfTesting
import CoreDomain
import CoreInfrastructure
import CoreTesting
import TestSupport
import Testing

@Suite struct SQLComicStoreTests {
  @Test(arguments: ComicStoreContract.checks)
  func keepsTheContractInAFile(_ check: ContractCheck<any ComicStore>) async throws {
    try await withTemporaryFolder { folder in
      try await check(try await store(in: folder))
    }
  }

  @Test(arguments: ComicStoreContract.checks)
  func keepsTheContractInMemory(_ check: ContractCheck<any ComicStore>) async throws {
    try await check(SQLComicStore(database: try await Self.database()))
  }

  @Test func whatWasKeptIsThereWhenTheFileIsOpenedAgain() async throws {
    try await withTemporaryFolder { folder in
      try await store(in: folder).keep(.fixture())
      #expect(try await store(in: folder).newest(limit: 9) == [.fixture()])
    }
  }

  @Test(arguments: [
    SQLStatement("UPDATE bookshelf SET title = ''"),
    SQLStatement("UPDATE bookshelf SET created_at = 9223372036854775807"),
  ])
  func aDamagedRowIsNamedAndNothingCrashes(_ damage: SQLStatement) async throws {
    let database = try await Self.database()
    let store = SQLComicStore(database: database)
    try await store.keep(.fixture(id: "broken"))
    _ = try await database.write { connection throws(SQLFailure) in
      try connection.run(damage)
    }
    let failure = await #expect(throws: ComicFailure.self) { try await store.newest(limit: 9) }
    #expect(failure?.description.contains("“broken”") == true)
  }

  @Test func anIdentifierThatIsTakenIsRefusedInTheWordsOfTheFeature() async throws {
    let store = SQLComicStore(database: try await Self.database())
    try await store.keep(.fixture(id: "same", title: "first"))
    let failure = await #expect(throws: ComicFailure.self) {
      try await store.keep(.fixture(id: "same", title: "second"))
    }
    guard case .storage(let reason) = failure else {
      Issue.record("\(String(describing: failure)) is no failure of the store")
      return
    }
    #expect(reason.contains("refuses the change"))
    #expect(try await store.newest(limit: 9).map(\.title.text) == ["first"])
  }

  private static func database() async throws -> SQLiteDatabase {
    try await SQLiteDatabase.inMemory(migrations: SQLComicStore.migrations)
  }

  private func store(in folder: TemporaryFolder) async throws -> SQLComicStore {
    SQLComicStore(
      database: try await SQLiteDatabase.open(
        path: folder.path("seams.sqlite"), migrations: SQLComicStore.migrations))
  }
}
