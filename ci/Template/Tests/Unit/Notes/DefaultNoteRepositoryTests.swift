import CoreDomain
import CoreTesting
import NotesDomain
import NotesRepository
import NotesTesting
import Testing

@Suite struct DefaultNoteRepositoryTests {
  @Test func addsWithTheInjectedIdentifierAndTime() async throws {
    let store = InMemoryNoteStore()
    let added = try await DefaultNoteRepository.over(store, at: 100).add(.fixture("A title"))
    #expect(added == .fixture(id: "id1", title: "A title", seconds: 100))
    #expect(try await store.newest(limit: 9) == [added])
  }

  @Test(arguments: NoteStoreContract.checks)
  func theStoreInMemoryKeepsTheContract(_ check: ContractCheck<any NoteStore>) async throws {
    try await check(InMemoryNoteStore())
  }
}
