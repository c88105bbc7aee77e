import CoreDomain
import EarthquakesDomain

/// The statements of the store, each with its values, and the rows that they give.
enum QuakeSQL {
  static func newest(limit: Int) -> SQLStatement {
    SQLStatement(
      """
      SELECT id, title, created_at FROM earthquakes
      ORDER BY created_at DESC, position DESC LIMIT $1
      """, [.integer(Int64(max(0, limit)))])
  }

  static func insert(_ quake: Quake) -> SQLStatement {
    SQLStatement(
      """
      INSERT INTO earthquakes (id, title, created_at, position)
      SELECT $1, $2, $3, COALESCE(MAX(position), 0) + 1 FROM earthquakes
      """,
      [
        .text(quake.id.raw), .text(quake.title.text),
        .integer(quake.createdAt.millisecondsSince1970),
      ])
  }

  static func remove(_ id: Quake.ID) -> SQLStatement {
    SQLStatement("DELETE FROM earthquakes WHERE id = $1", [.text(id.raw)])
  }

  /// Reads a row of ``newest(limit:)``. One that breaks a rule of the Domain is named, and not passed over.
  static func decode(_ row: SQLRow) throws(SQLFailure) -> Quake {
    let id = try row.text(0)
    guard let createdAt = Timestamp(millisecondsSince1970: try row.integer(2)) else {
      throw .unexpectedValue("quake “\(id)” was made in a year that has no name")
    }
    let typed = try row.text(1)
    do throws(QuakeFailure) {
      return Quake(id: Quake.ID(id), title: try QuakeTitle(typed), createdAt: createdAt)
    } catch {
      throw .unexpectedValue("quake “\(id)”: \(error)")
    }
  }
}
