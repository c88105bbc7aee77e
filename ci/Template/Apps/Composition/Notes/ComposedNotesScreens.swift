import CoreDomain
import NotesDomain
import NotesInfrastructure
import NotesRepository
import NotesRouter
import NotesViewModel

/// The screens of notes with the real implementations of every port.
struct ComposedNotesScreens: NotesScreens {
  private let repository: any NoteRepository
  private let logging: @Sendable (any Navigator) -> any Navigator

  /// - Parameter ports: The ports that all features share.
  init(over ports: FeaturePorts) {
    repository = DefaultNoteRepository(
      store: SQLNoteStore(database: ports.database), clock: ports.clock,
      identifiers: ports.identifiers)
    logging = ports.logging
  }

  func list(navigator: any Navigator) -> any NoteListScreen {
    NoteListViewModel(
      repository: repository, router: RouteNotesRouter(navigator: logging(navigator)))
  }

  func destination(of route: Route) -> NotesDestination? {
    RouteNotesRouter(navigator: NoNavigator()).destination(of: route)
  }
}

/// A navigator for callers that only read routes.
private struct NoNavigator: Navigator {
  func go(to route: Route) async {}
}
