import CoreDomain
import CoreTesting
import NotesDomain
import NotesTesting
import Testing

@testable import NotesViewModel

@Suite struct NoteListViewModelTests {
  private let repository = StubNoteRepository()
  private let router = SpyNotesRouter()
  private var model: NoteListViewModel {
    NoteListViewModel(stored: repository, repository: repository, router: router)
  }

  @Test func publishesEachStateUpToTheList() async {
    repository.answer { $0.newest = .success([.fixture()]) }
    #expect(await model.states(after: .show) == [.idle, .preparing, .success([.fixture()])])
    #expect(router.opened == [])
  }

  @Test(arguments: [
    (NoteListIntent.add("An example"), NoteListState.added(.fixture())),
    (.remove(Note.ID("a1")), .removed(Note.ID("a1"))),
  ])
  func publishesAChangeAndOpensTheList(_ intent: NoteListIntent, _ state: NoteListState) async {
    #expect(await model.states(after: intent) == [.idle, .preparing, state])
    #expect(router.opened == [.list])
  }

  @Test func publishesAFailureAndCanBeReloaded() async {
    let failure = NoteFailure.notFound(Note.ID("no"))
    repository.answer { $0.removed = .failure(failure) }
    #expect(
      await model.states(after: .remove(Note.ID("no")), .show) == [
        .idle, .preparing, .failure(failure), .preparing, .success([]),
      ])
    #expect(router.opened == [])
  }
}
