import CoreDomain
import StargazersDomain

/// The SQL statements for repositories, which are identified by a number.
enum StargazerRepositorySQL {
  /// Returns the number of a repository. Assigns a number if the repository has no number yet.
  static func number(
    of repository: RepositoryName, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> Int64 {
    let query = SQLStatement(
      "SELECT number FROM stargazer_repositories WHERE key = $1", [.text(repository.key)])
    if let number = try connection.number(query) { return number }
    try connection.run(
      SQLStatement(
        """
        INSERT INTO stargazer_repositories (key, number)
        SELECT $1, COALESCE(MAX(number), 0) + 1 FROM stargazer_repositories
        """, [.text(repository.key)]))
    guard let number = try connection.number(query) else {
      throw .unexpectedValue("no number was stored for “\(repository)”")
    }
    return number
  }

  /// A subquery for the number of the repository with the key `$1`; `NULL` if the repository is not
  /// stored.
  static let number: SQLText = "(SELECT number FROM stargazer_repositories WHERE key = $1)"
}

/// The columns and the insertion of the state of repositories, and the decoding of their rows.
enum StargazerLedgerSQL {
  /// Selects ledgers, with the columns that ``decode(_:)`` decodes.
  static let ledgers: SQLText = """
    SELECT name, total, counted_at, count_tag, count_date, is_restricted, listed_at, ceiling,
      unlisted, weeks_at, weeks_tag, weeks_date, older_weeks_number, older_weeks_address,
      refusal
    FROM stargazer_ledgers
    """

  static func insert(_ ledger: StargazerLedger, _ repository: Int64) -> SQLStatement {
    SQLStatement(
      """
      INSERT INTO stargazer_ledgers (repository, name, total, counted_at, count_tag, count_date,
        is_restricted, listed_at, ceiling, unlisted, weeks_at, weeks_tag, weeks_date,
        older_weeks_number, older_weeks_address, refusal)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
      """,
      [
        .integer(repository), .text(ledger.repository.description), .optional(ledger.total),
        .optional(ledger.countedAt), .optional(ledger.countValidators.entityTag),
        .optional(ledger.countValidators.lastModified), .flag(ledger.isRestricted),
        .optional(ledger.listedAt), .optional(ledger.ceiling), .number(ledger.unlisted),
        .optional(ledger.weeksAt), .optional(ledger.weekValidators.entityTag),
        .optional(ledger.weekValidators.lastModified), .optional(ledger.olderWeeks?.number),
        .optional(ledger.olderWeeks?.address), .optional(ledger.refusal),
      ])
  }

  static func decode(_ row: SQLRow) throws(SQLFailure) -> StargazerLedger {
    var ledger = StargazerLedger(try repository(try row.text(0)))
    ledger.total = try row.optionalNumber(1)
    ledger.countedAt = try row.optionalMoment(2)
    ledger.countValidators = try row.validators(3)
    ledger.isRestricted = try row.flag(5)
    ledger.listedAt = try row.optionalMoment(6)
    ledger.ceiling = try row.optionalNumber(7)
    ledger.unlisted = try row.number(8)
    ledger.weeksAt = try row.optionalMoment(9)
    ledger.weekValidators = try row.validators(10)
    ledger.olderWeeks = try row.optionalPlace(12)
    ledger.refusal = try row.optionalText(14)
    return ledger
  }

  /// Parses a stored name. If the name is invalid, the error contains the name.
  static func repository(_ text: String) throws(SQLFailure) -> RepositoryName {
    do throws(StargazerFieldFailure) {
      return try RepositoryName(text)
    } catch {
      throw .unexpectedValue("“\(text)” is not a repository name")
    }
  }
}
