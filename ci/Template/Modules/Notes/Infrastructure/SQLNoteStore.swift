public import CoreDomain
public import NotesDomain

/// A store of notes in a table of a database.
public struct SQLNoteStore: NoteStore {
  private let database: FeatureDatabase<NoteFailure>

  /// - Parameter database: A database with ``migrations`` applied.
  public init(database: any SQLDatabase) {
    self.database = FeatureDatabase(database)
  }

  public func newest(limit: Int) async throws(NoteFailure) -> [Note] {
    try await database.rows(NoteSQL.newest(limit: limit), as: NoteSQL.decode)
  }

  public func keep(_ note: Note) async throws(NoteFailure) {
    try await database.run(NoteSQL.insert(note))
  }

  public func remove(_ id: Note.ID) async throws(NoteFailure) {
    guard try await database.run(NoteSQL.remove(id)) > 0 else { throw .notFound(id) }
  }
}
