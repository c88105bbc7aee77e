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
    let screen = ModelledNotesScreens(over: repository).list(navigator: navigator)
    let states = await screen.states()

    await screen.send(.add(""))
    await screen.send(.add(" First "))
    await screen.send(.show)
    await screen.send(.remove(kept.id))
    await screen.send(.show)

    #expect(
      await states.first(11) == [
        .idle, .preparing, .failure(refusal), .preparing, .added(kept), .preparing,
        .success([kept]), .preparing, .removed(kept.id), .preparing, .success([]),
      ])
    #expect(navigator.routes.map(\.description) == ["/notes", "/notes"])
  }
}

/// The screens with their real view models, composed as in the programs, for tests of the apps that
/// cover several parts.
struct ModelledNotesScreens: NotesScreens {
  private let repository: any NoteRepository

  /// - Parameter repository: The repository; by default one with an in-memory store.
  init(over repository: (any NoteRepository)? = nil, _ kept: [Note] = []) {
    self.repository =
      repository
      ?? DefaultNoteRepository(
        store: InMemoryNoteStore(kept), clock: FixedWallClock(Note.fixtureTime(100)),
        identifiers: SequentialIdentifierSource())
  }

  func list(navigator: any Navigator) -> any NoteListScreen {
    NoteListViewModel(repository: repository, router: RouteNotesRouter(navigator: navigator))
      .screen()
  }

  func destination(of route: Route) -> NotesDestination? {
    RouteNotesRouter(navigator: SpyNavigator()).destination(of: route)
  }
}
