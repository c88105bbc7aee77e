import CoreDomain
import NotesDomain

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
      throw .unexpectedValue("note “\(id)” was made in a year that has no name")
    }
    let typed = try row.text(1)
    do throws(NoteFailure) {
      return Note(id: Note.ID(id), title: try NoteTitle(typed), createdAt: createdAt)
    } catch {
      throw .unexpectedValue("note “\(id)”: \(error)")
    }
  }
}
