import Composition
import CoreDomain
import CoreTesting
import NotesDomain
import NotesRepository
import NotesRouter
import NotesTesting
import NotesViewModel

/// The features of a program that has notes alone.
struct OnlyNotes: Features {
  let screens: any NotesScreens

  func screens<Of: Feature>(of feature: Of) async throws(StartFailure) -> Of.Screens {
    guard let screens = screens as? Of.Screens else {
      throw .feature(reason: "There are no screens of \(feature) here.", isBusy: false)
    }
    return screens
  }
}

/// The screens over their real models, put together as the composition does it, for tests of the apps
/// that are about a whole way and not about one part.
struct ModelledNotesScreens: NotesScreens {
  private let repository: any NoteRepository

  /// - Parameter repository: what is asked; otherwise one over a store in memory.
  init(over repository: (any NoteRepository)? = nil, _ kept: [Note] = []) {
    self.repository =
      repository
      ?? PortedNoteRepository(
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
