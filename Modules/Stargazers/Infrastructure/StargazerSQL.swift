import CoreDomain
import StargazersDomain

/// The SQL statements for stargazers that are long, shared or tested, and the decoding of their
/// rows.
enum StargazerSQL {
  static func members(ofPage number: Int, of repository: RepositoryName) -> SQLStatement {
    SQLStatement(
      """
      SELECT id FROM stargazers
      WHERE repository = \(StargazerRepositorySQL.number) AND page = $2 ORDER BY place
      """, [.text(repository.key), .number(number)])
  }

  static func stargazers(
    onPages numbers: ClosedRange<Int>, of repository: RepositoryName, order: StargazerOrder,
    limit: Int, offset: Int = 0
  ) -> SQLStatement {
    let order: SQLText =
      switch order {
      case .oldest: "page, place"
      case .newest: "page DESC, place DESC"
      }
    return SQLStatement(
      "\(people) AND page BETWEEN $2 AND $3 ORDER BY \(order) LIMIT $4 OFFSET $5",
      [
        .text(repository.key), .number(numbers.lowerBound), .number(numbers.upperBound),
        .number(max(0, limit)), .number(offset),
      ])
  }

  /// Selects the account with a name. If two accounts have used the same name, selects the account
  /// with the latest star.
  static func stargazer(called login: String, of repository: RepositoryName) -> SQLStatement {
    SQLStatement(
      "\(people) AND folded_login = $2 ORDER BY page DESC, place DESC LIMIT 1",
      [.text(repository.key), .text(login.lowercased())])
  }

  /// Stores a user on a page, and removes the user from any other page.
  static func keep(
    _ stargazer: Stargazer, on page: Int, at place: Int, _ repository: Int64
  ) -> SQLStatement {
    SQLStatement(
      """
      INSERT INTO stargazers (repository, page, place, id, login, folded_login, address, avatar,
        starred_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
      ON CONFLICT (repository, id) DO UPDATE SET page = excluded.page, place = excluded.place,
        login = excluded.login, folded_login = excluded.folded_login, address = excluded.address,
        avatar = excluded.avatar, starred_at = excluded.starred_at
      """,
      [
        .integer(repository), .number(page), .number(place),
        .integer(stargazer.id.raw), .text(stargazer.login), .text(stargazer.login.lowercased()),
        .optional(stargazer.page?.text), .optional(stargazer.avatar?.text),
        .optional(stargazer.starredAt),
      ])
  }

  /// Decodes a stargazer. If the row has invalid values, throws instead of skipping it.
  static func decode(_ row: SQLRow) throws(SQLFailure) -> Stargazer {
    let login = try row.text(1)
    return Stargazer(
      id: Stargazer.ID(try row.integer(0)), login: login,
      page: try link(try row.optionalText(2), of: login),
      avatar: try link(try row.optionalText(3), of: login), starredAt: try row.optionalMoment(4))
  }

  private static func link(_ address: String?, of login: String) throws(SQLFailure) -> WebAddress? {
    guard let address else { return nil }
    guard let link = WebAddress(address) else {
      throw .unexpectedValue("an address of “\(login)” is invalid")
    }
    return link
  }

  private static let people: SQLText = """
    SELECT id, login, address, avatar, starred_at FROM stargazers
    WHERE repository = \(StargazerRepositorySQL.number)
    """
}
