public import CoreDomain
public import NotesDomain
import NotesInfrastructure

/// Notes, as the apps know them.
public struct NotesFeature: Feature {
  public init() {}

  public var migrations: [SQLMigration] { SQLNoteStore.migrations }

  public func screens(over ports: FeaturePorts) -> any NotesScreens {
    ComposedNotesScreens(over: ports)
  }
}
