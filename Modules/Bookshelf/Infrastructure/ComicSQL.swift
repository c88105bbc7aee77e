import BookshelfDomain
import CoreDomain

/// The statements of the store, each with its values, and the rows that they give.
enum ComicSQL {
  static func newest(limit: Int) -> SQLStatement {
    SQLStatement(
      """
      SELECT id, title, created_at FROM bookshelf
      ORDER BY created_at DESC, position DESC LIMIT $1
      """, [.integer(Int64(max(0, limit)))])
  }

  static func insert(_ comic: Comic) -> SQLStatement {
    SQLStatement(
      """
      INSERT INTO bookshelf (id, title, created_at, position)
      SELECT $1, $2, $3, COALESCE(MAX(position), 0) + 1 FROM bookshelf
      """,
      [
        .text(comic.id.raw), .text(comic.title.text),
        .integer(comic.createdAt.millisecondsSince1970),
      ])
  }

  static func remove(_ id: Comic.ID) -> SQLStatement {
    SQLStatement("DELETE FROM bookshelf WHERE id = $1", [.text(id.raw)])
  }

  /// Reads a row of ``newest(limit:)``. One that breaks a rule of the Domain is named, and not passed over.
  static func decode(_ row: SQLRow) throws(SQLFailure) -> Comic {
    let id = try row.text(0)
    guard let createdAt = Timestamp(millisecondsSince1970: try row.integer(2)) else {
      throw .unexpectedValue("comic “\(id)” was made in a year that has no name")
    }
    let typed = try row.text(1)
    do throws(ComicFailure) {
      return Comic(id: Comic.ID(id), title: try ComicTitle(typed), createdAt: createdAt)
    } catch {
      throw .unexpectedValue("comic “\(id)”: \(error)")
    }
  }
}
