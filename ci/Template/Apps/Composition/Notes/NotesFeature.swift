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
    let store = SQLNoteStore(database: ports.database)
    let repository = DefaultNoteRepository(
      store: store, clock: ports.clock, identifiers: ports.identifiers, tracer: ports.tracer)
    // A demo starts with samples. It works without them, too.
    if ports.services.isDemo, (try? await store.newest(limit: 1))?.isEmpty == true {
      for title in NoteSamples.titles { _ = try? await repository.add(NoteTitle(title)) }
    }
    return DefaultNotesScreens(
      stored: store, repository: repository, context: ports.context(NotesRouteMap.self))
  }
}
