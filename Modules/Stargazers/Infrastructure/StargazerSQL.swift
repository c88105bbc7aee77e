import CoreDomain
import StargazersDomain

/// The statements of the store, each with its values, and the rows that they give.
enum StargazerSQL {
  static func newest(limit: Int) -> SQLStatement {
    SQLStatement(
      """
      SELECT id, title, created_at FROM stargazers
      ORDER BY created_at DESC, position DESC LIMIT $1
      """, [.integer(Int64(max(0, limit)))])
  }

  static func insert(_ stargazer: Stargazer) -> SQLStatement {
    SQLStatement(
      """
      INSERT INTO stargazers (id, title, created_at, position)
      SELECT $1, $2, $3, COALESCE(MAX(position), 0) + 1 FROM stargazers
      """,
      [
        .text(stargazer.id.raw), .text(stargazer.title.text),
        .integer(stargazer.createdAt.millisecondsSince1970),
      ])
  }

  static func remove(_ id: Stargazer.ID) -> SQLStatement {
    SQLStatement("DELETE FROM stargazers WHERE id = $1", [.text(id.raw)])
  }

  /// Reads a row of ``newest(limit:)``. One that breaks a rule of the Domain is named, and not passed over.
  static func decode(_ row: SQLRow) throws(SQLFailure) -> Stargazer {
    let id = try row.text(0)
    guard let createdAt = Timestamp(millisecondsSince1970: try row.integer(2)) else {
      throw .unexpectedValue("stargazer “\(id)” was made in a year that has no name")
    }
    let typed = try row.text(1)
    do throws(StargazerFailure) {
      return Stargazer(id: Stargazer.ID(id), title: try StargazerTitle(typed), createdAt: createdAt)
    } catch {
      throw .unexpectedValue("stargazer “\(id)”: \(error)")
    }
  }
}
