import CoreDomain
import CoreTesting
import NotesDomain
import NotesRepository
import NotesRouter
import NotesTesting
import Testing

@testable import NotesViewModel

/// A scenario on the view models: the intents of a user, and each published state in order. The
/// test waits for states, not for a fixed time.
@Suite struct NotesScenarioTests {
  @Test func aReaderAddsOneAfterAMistakeSeesItAndRemovesIt() async {
    let kept = Note.fixture(id: "id1", title: "First")
    let navigator = SpyNavigator()
    let store = InMemoryNoteStore()
    let model = NoteListViewModel(
      stored: store, repository: DefaultNoteRepository.over(store),
      router: MappedRouter<NotesRouteMap>(navigator: navigator))
    #expect(
      await model.states(after: .add(""), .add(" First "), .show, .remove(kept.id), .show) == [
        .idle, .preparing, .failure(.malformedTitle(reason: "is blank")), .preparing, .added(kept),
        .preparing, .success([kept]), .preparing, .removed(kept.id), .preparing, .success([]),
      ])
    #expect(navigator.routes.map(\.description) == ["/notes", "/notes"])
  }
}

extension DefaultNotesScreens {
  init(stored: any StoredNotes, repository: any NoteRepository) {
    self.init(
      stored: stored, repository: repository, context: ScreenContext(routes: NotesRouteMap.self))
  }

  init(_ kept: [Note] = [], at seconds: Int64 = 0) {
    let store = InMemoryNoteStore(kept)
    self.init(stored: store, repository: DefaultNoteRepository.over(store, at: seconds))
  }
}

extension DefaultNoteRepository {
  static func over(_ store: any NoteStore, at seconds: Int64 = 0) -> DefaultNoteRepository {
    DefaultNoteRepository(
      store: store, clock: FixedWallClock(.fixture(seconds)),
      identifiers: SequentialIdentifierSource(), tracer: .off)
  }
}
