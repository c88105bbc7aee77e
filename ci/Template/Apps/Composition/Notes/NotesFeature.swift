public import CoreDomain
public import NotesDomain
import NotesInfrastructure

/// The feature of notes, as the apps use it.
public struct NotesFeature: Feature {
  public init() {}

  public var migrations: [SQLMigration] { SQLNoteStore.migrations }

  public func screens(over ports: FeaturePorts) -> any NotesScreens {
    ComposedNotesScreens(over: ports)
  }
}
