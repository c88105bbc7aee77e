import CoreDomain
import StargazersDomain

/// The SQL statements for pages that are long, shared or tested, and the decoding of their rows.
enum StargazerPageSQL {
  static func page(_ number: Int, of repository: RepositoryName) -> SQLStatement {
    SQLStatement(
      "\(pages) AND number = $2", [.text(repository.key), .number(number)])
  }

  static func lastPage(of repository: RepositoryName) -> SQLStatement {
    SQLStatement("\(pages) ORDER BY number DESC LIMIT 1", [.text(repository.key)])
  }

  /// Inserts or replaces the state of a page.
  ///
  /// - Parameter stargazers: How many rows have a user.
  static func keep(_ page: StoredPage, with stargazers: Int, _ repository: Int64) -> SQLStatement {
    let (previous, next, last) = (
      page.neighbours.previous, page.neighbours.next, page.neighbours.last
    )
    return SQLStatement(
      """
      INSERT INTO stargazer_pages (repository, number, address, previous_number, previous_address,
        next_number, next_address, last_number, last_address, row_count, nameless, tag, date,
        is_joined, fetched_at, checked_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
      ON CONFLICT (repository, number) DO UPDATE SET address = excluded.address,
        previous_number = excluded.previous_number, previous_address = excluded.previous_address,
        next_number = excluded.next_number, next_address = excluded.next_address,
        last_number = excluded.last_number, last_address = excluded.last_address,
        row_count = excluded.row_count, nameless = excluded.nameless, tag = excluded.tag,
        date = excluded.date, is_joined = excluded.is_joined, fetched_at = excluded.fetched_at,
        checked_at = excluded.checked_at
      """,
      [
        .integer(repository), .number(page.number), .optional(page.address),
        .optional(previous?.number), .optional(previous?.address), .optional(next?.number),
        .optional(next?.address), .optional(last?.number), .optional(last?.address),
        .number(page.rows), .number(max(0, page.rows - stargazers)),
        .optional(page.validators.entityTag), .optional(page.validators.lastModified),
        .flag(page.isJoined), .moment(page.fetchedAt), .moment(page.checkedAt),
      ])
  }

  static func join(
    _ number: Int, of repository: RepositoryName, fetchedAt: Timestamp
  ) -> SQLStatement {
    SQLStatement(
      """
      UPDATE stargazer_pages SET is_joined = 1
      WHERE repository = \(StargazerRepositorySQL.number) AND number = $2 AND fetched_at = $3
      """, [.text(repository.key), .number(number), .moment(fetchedAt)])
  }

  /// Counts the rows on a range of pages: the stored users plus the rows without a user. A user who
  /// has moved to another page counts on that page.
  static func rows(
    onPages numbers: ClosedRange<Int>, of repository: RepositoryName
  ) -> SQLStatement {
    SQLStatement(
      """
      SELECT
        (SELECT COUNT(*) FROM stargazers
          WHERE repository = \(StargazerRepositorySQL.number) AND page BETWEEN $2 AND $3)
        + (SELECT COALESCE(CAST(SUM(nameless) AS BIGINT), 0) FROM stargazer_pages
          WHERE repository = \(StargazerRepositorySQL.number) AND number BETWEEN $2 AND $3)
      """,
      [.text(repository.key), .number(numbers.lowerBound), .number(numbers.upperBound)])
  }

  static func decode(_ row: SQLRow) throws(SQLFailure) -> StoredPage {
    StoredPage(
      number: try row.number(0), address: try row.optionalText(1),
      neighbours: PageNeighbours(
        previous: try row.optionalPlace(2), next: try row.optionalPlace(4),
        last: try row.optionalPlace(6)),
      rows: try row.number(8), validators: try row.validators(9), isJoined: try row.flag(11),
      fetchedAt: try row.moment(12), checkedAt: try row.moment(13))
  }

  private static let pages: SQLText = """
    SELECT number, address, previous_number, previous_address, next_number, next_address, last_number,
      last_address, row_count, tag, date, is_joined, fetched_at, checked_at
    FROM stargazer_pages WHERE repository = \(StargazerRepositorySQL.number)
    """
}

extension SQLRow {
  /// Returns the link whose number and address are in two columns, or `nil` if one of the columns
  /// is `NULL`.
  func optionalPlace(_ column: Int) throws(SQLFailure) -> PagePlace? {
    guard let number = try optionalNumber(column), let address = try optionalText(column + 1)
    else { return nil }
    return PagePlace(number: number, address: address)
  }
}
