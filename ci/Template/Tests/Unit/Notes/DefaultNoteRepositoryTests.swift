import CoreDomain
import CoreTesting
import NotesDomain
import NotesRepository
import NotesTesting
import Testing

@Suite struct DefaultNoteRepositoryTests {
  private let store = InMemoryNoteStore()

  @Test func addsWithTheInjectedIdentifierAndTime() async throws {
    let added = try await repository(at: 100).add(.fixture("A title"))
    #expect(added == .fixture(id: "id1", title: "A title", seconds: 100))
    #expect(try await store.newest(limit: 9) == [added])
  }

  @Test func listsTheNewestFirst() async throws {
    _ = try await repository(at: 2).add(.fixture("later"))
    try await store.keep(.fixture(id: "old", title: "earlier", seconds: 1))
    #expect(try await repository(at: 3).newest().map(\.title.text) == ["later", "earlier"])
  }

  @Test func removesTheNamedNote() async throws {
    let repository = repository(at: 1)
    let added = try await repository.add(.fixture())
    try await repository.remove(added.id)
    #expect(try await repository.newest() == [])
  }

  @Test(arguments: NoteStoreContract.checks)
  func theStoreInMemoryKeepsTheContract(_ check: ContractCheck<any NoteStore>) async throws {
    try await check(InMemoryNoteStore())
  }

  private func repository(at seconds: Int64) -> DefaultNoteRepository {
    DefaultNoteRepository(
      store: store, clock: FixedWallClock(Note.fixtureTime(seconds)),
      identifiers: SequentialIdentifierSource())
  }
}
