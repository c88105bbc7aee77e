import CoreDomain
import CoreTesting
import NotesDomain
import NotesRepository
import NotesTesting
import Testing

@Suite struct DefaultNoteRepositoryTests {
  @Test func addsWithTheInjectedIdentifierAndTimeAndListsTheNewestFirst() async throws {
    let old = Note.fixture(id: "old", seconds: 1)
    let repository = DefaultNoteRepository.inMemory([old], at: 100)
    let added = try await repository.add(.fixture("A title"))
    #expect(added == .fixture(id: "id1", title: "A title", seconds: 100))
    #expect(try await repository.newest() == [added, old])
  }

  @Test(arguments: NoteStoreContract.checks)
  func theStoreInMemoryKeepsTheContract(_ check: ContractCheck<any NoteStore>) async throws {
    try await check(InMemoryNoteStore())
  }
}
