public import CoreDomain
public import NotesDomain

/// A store of notes in a table of a database.
public struct SQLNoteStore: NoteStore {
  private let database: any SQLDatabase

  /// - Parameter database: A database with ``migrations`` applied.
  public init(database: any SQLDatabase) {
    self.database = database
  }

  public func newest(limit: Int) async throws(NoteFailure) -> [Note] {
    do throws(SQLFailure) {
      return try await database.read { connection throws(SQLFailure) in
        try connection.rows(NoteSQL.newest(limit: limit), as: NoteSQL.decode)
      }
    } catch {
      throw NoteFailure(error)
    }
  }

  public func keep(_ note: Note) async throws(NoteFailure) {
    _ = try await run(NoteSQL.insert(note))
  }

  public func remove(_ id: Note.ID) async throws(NoteFailure) {
    guard try await run(NoteSQL.remove(id)) > 0 else { throw .notFound(id) }
  }

  /// Runs one statement in its own transaction, and returns the number of changed rows.
  private func run(_ statement: SQLStatement) async throws(NoteFailure) -> Int {
    do throws(SQLFailure) {
      return try await database.write { connection throws(SQLFailure) in
        try connection.run(statement)
      }
    } catch {
      throw NoteFailure(error)
    }
  }
}

extension NoteFailure {
  /// Converts a failure of the database to one of the feature.
  fileprivate init(_ failure: SQLFailure) {
    self =
      switch failure {
      case .busy: .busy(reason: failure.description)
      case .full: .full(reason: failure.description)
      default: .storage(reason: failure.description)
      }
  }
}
