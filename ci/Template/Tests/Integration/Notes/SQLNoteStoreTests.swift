import CoreDomain
import CoreInfrastructure
import CoreTesting
import NotesDomain
import NotesInfrastructure
import NotesTesting
import TestSupport
import Testing

@Suite struct SQLNoteStoreTests {
  @Test(arguments: NoteStoreContract.checks)
  func keepsTheContract(_ check: ContractCheck<any NoteStore>) async throws {
    try await withTemporaryFolder { folder in
      try await check(try await store(in: folder))
    }
  }

  @Test func keepsRowsWhenTheFileIsReopened() async throws {
    try await withTemporaryFolder { folder in
      try await store(in: folder).keep(.fixture())
      #expect(try await store(in: folder).newest(limit: 9) == [.fixture()])
    }
  }

  @Test(arguments: [
    SQLStatement("UPDATE notes SET title = ''"),
    SQLStatement("UPDATE notes SET created_at = 9223372036854775807"),
  ])
  func reportsADamagedRow(_ damage: SQLStatement) async throws {
    let database = try await Self.database()
    let store = SQLNoteStore(database: database)
    try await store.keep(.fixture(id: "broken"))
    _ = try await database.write { connection throws(SQLFailure) in try connection.run(damage) }
    let failure = await #expect(throws: NoteFailure.self) { try await store.newest(limit: 9) }
    #expect(failure?.description.contains("“broken”") == true)
  }

  @Test func rejectsADuplicateIdentifier() async throws {
    let store = SQLNoteStore(database: try await Self.database())
    try await store.keep(.fixture(id: "same", title: "first"))
    let failure = await #expect(throws: NoteFailure.self) {
      try await store.keep(.fixture(id: "same", title: "second"))
    }
    let reason = try #require(failure?.description)
    #expect(failure == .storage(reason: reason) && reason.contains("rejected the change"))
    #expect(try await store.newest(limit: 9).map(\.title.text) == ["first"])
  }

  private static func database() async throws -> SQLiteDatabase {
    try await SQLiteDatabase.inMemory(migrations: SQLNoteStore.migrations)
  }

  private func store(in folder: TemporaryFolder) async throws -> SQLNoteStore {
    SQLNoteStore(
      database: try await SQLiteDatabase.open(
        path: folder.path("seams.sqlite"), migrations: SQLNoteStore.migrations))
  }
}
