import CoreDomain
import CoreTesting
import NotesDomain
import NotesTesting
import NotesViewModel
import Testing

@Suite struct NoteListViewModelTests {
  private let repository = StubNoteRepository()
  private let router = SpyNotesRouter()

  @Test func publishesEachStateUpToTheList() async {
    repository.answer { $0.newest = .success([.fixture()]) }
    let screen = NoteListViewModel(repository: repository, router: router).screen()
    let states = await screen.states()
    await screen.send(.show)
    #expect(await states.first(3) == [.idle, .preparing, .success([.fixture()])])
    #expect(router.opened == [])
  }

  @Test func publishesTheAdditionAndNavigatesToTheList() async {
    let screen = NoteListViewModel(repository: repository, router: router).screen()
    let states = await screen.states()
    await screen.send(.add("An example"))
    #expect(await states.first(3) == [.idle, .preparing, .added(.fixture())])
    #expect(router.opened == [.list])
  }

  @Test func publishesTheRemovalAndNavigatesToTheList() async {
    let screen = NoteListViewModel(repository: repository, router: router).screen()
    let states = await screen.states()
    await screen.send(.remove(Note.ID("a1")))
    #expect(await states.first(3) == [.idle, .preparing, .removed(Note.ID("a1"))])
    #expect(router.opened == [.list])
  }

  @Test func rejectsAnInvalidTitleAndStays() async throws {
    let refusal = try #require(#expect(throws: NoteFailure.self) { try NoteTitle(" ") })
    let screen = NoteListViewModel(repository: repository, router: router).screen()
    let states = await screen.states()
    await screen.send(.add(" "))
    #expect(await states.first(3) == [.idle, .preparing, .failure(refusal)])
    #expect(router.opened == [])
  }

  @Test func publishesAFailureAndCanBeReloaded() async {
    let failure = NoteFailure.notFound(Note.ID("no"))
    repository.answer { $0.removed = .failure(failure) }
    let screen = NoteListViewModel(repository: repository, router: router).screen()
    let states = await screen.states()
    await screen.send(.remove(Note.ID("no")))
    await screen.send(.show)
    #expect(
      await states.first(5) == [
        .idle, .preparing, .failure(failure), .preparing, .success([]),
      ])
    #expect(router.opened == [])
  }

  @Test func ignoresARequestWhileOneIsRunning() async {
    let gate = Gate()
    let repository = StubNoteRepository(waitingFor: gate.pass)
    let screen = NoteListViewModel(repository: repository, router: router).screen()
    let states = await screen.states()
    async let first: Void = screen.send(.show)
    await gate.reached()
    await screen.send(.add("An example"))
    await screen.send(.remove(Note.ID("a1")))
    gate.open()
    await first
    #expect(await states.first(3) == [.idle, .preparing, .success([])])
    #expect(router.opened == [])
  }
}
