import Composition
import CoreDomain
import CoreTesting
import NotesDomain
import NotesRepository
import NotesRouter
import NotesTesting
import NotesViewModel

/// The features of a program with notes only.
struct OnlyNotes: Features {
  let screens: any NotesScreens

  func screens<Of: Feature>(of feature: Of) async throws(StartFailure) -> Of.Screens {
    guard let screens = screens as? Of.Screens else {
      throw .feature(reason: "There are no screens of \(feature) here.", isBusy: false)
    }
    return screens
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
  }

  func destination(of route: Route) -> NotesDestination? {
    RouteNotesRouter(navigator: SpyNavigator()).destination(of: route)
  }
}
