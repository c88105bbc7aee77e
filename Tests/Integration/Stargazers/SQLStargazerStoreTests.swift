import CoreDomain
import CoreInfrastructure
import CoreTesting
import StargazersDomain
import StargazersInfrastructure
import StargazersTesting
import TestSupport
import Testing

@Suite struct SQLStargazerStoreTests {
  @Test(arguments: StargazerStoreContract.checks)
  func keepsTheContractInAFile(_ check: ContractCheck<any StargazerStore>) async throws {
    try await withTemporaryFolder { folder in
      try await check(try await store(in: folder))
    }
  }

  @Test(arguments: StargazerStoreContract.checks)
  func keepsTheContractInMemory(_ check: ContractCheck<any StargazerStore>) async throws {
    try await check(SQLStargazerStore(database: try await Self.database()))
  }

  @Test func whatWasKeptIsThereWhenTheFileIsOpenedAgain() async throws {
    try await withTemporaryFolder { folder in
      try await store(in: folder).keep(.fixture())
      #expect(try await store(in: folder).newest(limit: 9) == [.fixture()])
    }
  }

  @Test(arguments: [
    SQLStatement("UPDATE stargazers SET title = ''"),
    SQLStatement("UPDATE stargazers SET created_at = 9223372036854775807"),
  ])
  func aDamagedRowIsNamedAndNothingCrashes(_ damage: SQLStatement) async throws {
    let database = try await Self.database()
    let store = SQLStargazerStore(database: database)
    try await store.keep(.fixture(id: "broken"))
    _ = try await database.write { connection throws(SQLFailure) in
      try connection.run(damage)
    }
    let failure = await #expect(throws: StargazerFailure.self) { try await store.newest(limit: 9) }
    #expect(failure?.description.contains("“broken”") == true)
  }

  @Test func anIdentifierThatIsTakenIsRefusedInTheWordsOfTheFeature() async throws {
    let store = SQLStargazerStore(database: try await Self.database())
    try await store.keep(.fixture(id: "same", title: "first"))
    let failure = await #expect(throws: StargazerFailure.self) {
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
    try await SQLiteDatabase.inMemory(migrations: SQLStargazerStore.migrations)
  }

  private func store(in folder: TemporaryFolder) async throws -> SQLStargazerStore {
    SQLStargazerStore(
      database: try await SQLiteDatabase.open(
        path: folder.path("seams.sqlite"), migrations: SQLStargazerStore.migrations))
  }
}
