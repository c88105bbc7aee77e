import CoreDomain
import CoreTesting
import NotesDomain
import NotesRepository
import NotesRouter
import NotesTesting
import NotesViewModel
import Testing

/// A scenario on the view models: the intents of a user, and each published state in order. It
/// waits for events and never for time.
@Suite struct NotesScenarioTests {
  private let navigator = SpyNavigator()
  private let repository = DefaultNoteRepository(
    store: InMemoryNoteStore(), clock: FixedWallClock(Note.fixtureTime()),
    identifiers: SequentialIdentifierSource())

  @Test func aReaderAddsOneAfterAMistakeSeesItAndRemovesIt() async throws {
    let refusal = try #require(#expect(throws: NoteFailure.self) { try NoteTitle("") })
    let kept = Note.fixture(id: "id1", title: "First")
    let screen = NoteListViewModel(
      repository: repository, router: RouteNotesRouter(navigator: navigator))
    let states = await screen.states()

    await screen.add("")
    await screen.add(" First ")
    await screen.show()
    await screen.remove(kept.id)
    await screen.show()

    #expect(
      await states.first(11) == [
        .idle, .preparing, .failure(refusal), .preparing, .added(kept), .preparing,
        .success([kept]), .preparing, .removed(kept.id), .preparing, .success([]),
      ])
    #expect(navigator.routes.map(\.description) == ["/notes", "/notes"])
  }
}
