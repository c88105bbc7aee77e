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

extension SQLNoteStore {
  /// The tables of the feature, step by step. Never edit a published step; add a new one instead.
  public static let migrations = [firstTable]

  /// `position` counts notes in the order in which they were stored. It sorts notes with the same
  /// time.
  private static let firstTable = SQLMigration(
    feature: "notes", number: 1,
    statements: [
      """
      CREATE TABLE notes (
        id TEXT NOT NULL PRIMARY KEY,
        position BIGINT NOT NULL UNIQUE,
        title TEXT NOT NULL,
        created_at BIGINT NOT NULL
      )
      """,
      "CREATE INDEX notes_by_time ON notes (created_at DESC, position DESC)",
    ])
}

/// The statements of the store with their values, and the decoding of their rows.
enum NoteSQL {
  static func newest(limit: Int) -> SQLStatement {
    SQLStatement(
      """
      SELECT id, title, created_at FROM notes
      ORDER BY created_at DESC, position DESC LIMIT $1
      """, [.integer(Int64(max(0, limit)))])
  }

  static func insert(_ note: Note) -> SQLStatement {
    SQLStatement(
      """
      INSERT INTO notes (id, title, created_at, position)
      SELECT $1, $2, $3, COALESCE(MAX(position), 0) + 1 FROM notes
      """,
      [
        .text(note.id.raw), .text(note.title.text),
        .integer(note.createdAt.millisecondsSince1970),
      ])
  }

  static func remove(_ id: Note.ID) -> SQLStatement {
    SQLStatement("DELETE FROM notes WHERE id = $1", [.text(id.raw)])
  }

  /// Reads a row of ``newest(limit:)``. Throws for a row that breaks a rule of the Domain, instead
  /// of skipping it.
  static func decode(_ row: SQLRow) throws(SQLFailure) -> Note {
    let id = try row.text(0)
    guard let createdAt = Timestamp(millisecondsSince1970: try row.integer(2)) else {
      throw .unexpectedValue("note “\(id)” has a date out of range")
    }
    let typed = try row.text(1)
    do throws(NoteFailure) {
      return Note(id: Note.ID(id), title: try NoteTitle(typed), createdAt: createdAt)
    } catch {
      throw .unexpectedValue("note “\(id)”: \(error)")
    }
  }
}
