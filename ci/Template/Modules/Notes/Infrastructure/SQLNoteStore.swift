public import CoreDomain
public import NotesDomain

/// A store of notes in a table of a database.
public struct SQLNoteStore: NoteStore {
  private let database: FeatureDatabase<NoteFailure>

  /// - Parameter database: A database with ``migrations`` applied.
  public init(database: any SQLDatabase) { self.database = FeatureDatabase(database) }

  public func newest(limit: Int) async throws(NoteFailure) -> [Note] {
    let query = SQLStatement(
      "SELECT id, title, created_at FROM notes ORDER BY created_at DESC, position DESC LIMIT $1",
      [.number(max(0, limit))])
    return try await database.rows(query, as: Self.note)
  }

  public func keep(_ note: Note) async throws(NoteFailure) {
    let insertion = SQLStatement(
      """
      INSERT INTO notes (id, title, created_at, position)
      SELECT $1, $2, $3, COALESCE(MAX(position), 0) + 1 FROM notes
      """, [.text(note.id.raw), .text(note.title.text), .moment(note.createdAt)])
    try await database.run(insertion)
  }

  public func remove(_ id: Note.ID) async throws(NoteFailure) {
    let removal = SQLStatement("DELETE FROM notes WHERE id = $1", [.text(id.raw)])
    guard try await database.run(removal) > 0 else { throw .notFound(id) }
  }

  /// Throws for a row that breaks a rule of the Domain, instead of skipping it.
  @Sendable private static func note(of row: SQLRow) throws(SQLFailure) -> Note {
    let id = try row.text(0)
    do {
      return Note(id: Note.ID(id), title: try NoteTitle(row.text(1)), createdAt: try row.moment(2))
    } catch {
      throw .unexpectedValue("note “\(id)”: \(error)")
    }
  }

  /// The tables of the feature, step by step. Never edit a published step; add a new one instead.
  /// `position`, the order in which notes were stored, sorts notes with the same time.
  public static let migrations = [
    SQLMigration(
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
  ]
}
