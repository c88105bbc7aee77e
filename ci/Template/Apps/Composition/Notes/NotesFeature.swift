public import CoreDomain
import NotesDemo
public import NotesDomain
import NotesInfrastructure
import NotesRepository
import NotesRouter
import NotesViewModel

/// Composes the feature for the apps.
public struct NotesFeature: Feature {
  public init() {}

  public func migrations(with indexes: TextIndexes) -> [SQLMigration] { SQLNoteStore.migrations }

  public func screens(over ports: FeaturePorts) async throws(StartFailure) -> any NotesScreens {
    let screens = ComposedNotesScreens(over: ports)
    if ports.services.isDemo { await screens.addSamples() }
    return screens
  }
}

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
      repository: repository, router: RouteNotesRouter(navigator: logging(navigator))
    ).screen()
  }

  func destination(of route: Route) -> NotesDestination? {
    RouteNotesRouter(navigator: NoNavigator()).destination(of: route)
  }

  /// Adds the samples of a demo to an empty store. A demo without samples works, too.
  func addSamples() async {
    guard let kept = try? await repository.newest(), kept.isEmpty else { return }
    for title in DemoNote.titles {
      guard let title = try? NoteTitle(title) else { continue }
      _ = try? await repository.add(title)
    }
  }
}

/// A navigator for callers that only read routes.
private struct NoNavigator: Navigator {
  func go(to route: Route) async {}
}
