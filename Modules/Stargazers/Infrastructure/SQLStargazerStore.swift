public import CoreDomain
public import StargazersDomain

/// A store of stargazers and weekly star counts in an SQL database.
public struct SQLStargazerStore: StargazerStore {
  private let tables: FeatureDatabase<StargazerFailure>

  /// - Parameter database: A database to which ``migrations`` have been applied.
  public init(database: any SQLDatabase) {
    tables = FeatureDatabase(database)
  }

  public func ledger(
    of repository: RepositoryName
  ) async throws(StargazerFailure) -> StargazerLedger? {
    let query = SQLStatement(
      "\(StargazerLedgerSQL.ledgers) WHERE repository = \(StargazerRepositorySQL.number)",
      [.text(repository.key)])
    return try await tables.first(query, as: StargazerLedgerSQL.decode)
  }

  public func lastLedgers(limit: Int) async throws(StargazerFailure) -> [StargazerLedger] {
    let query = SQLStatement(
      """
      \(StargazerLedgerSQL.ledgers) WHERE counted_at IS NOT NULL \
      ORDER BY counted_at DESC, repository DESC LIMIT $1
      """, [.number(max(0, limit))])
    return try await tables.rows(query, as: StargazerLedgerSQL.decode)
  }

  public func note(_ ledger: StargazerLedger) async throws(StargazerFailure) {
    try await tables.write { connection throws(SQLFailure) in
      let number = try StargazerRepositorySQL.number(of: ledger.repository, over: connection)
      try connection.run(
        SQLStatement("DELETE FROM stargazer_ledgers WHERE repository = $1", [.integer(number)]))
      try connection.run(StargazerLedgerSQL.insert(ledger, number))
    }
  }

  public func page(
    _ number: Int, of repository: RepositoryName
  ) async throws(StargazerFailure) -> StoredPage? {
    try await tables.first(
      StargazerPageSQL.page(number, of: repository), as: StargazerPageSQL.decode)
  }

  public func lastPage(
    of repository: RepositoryName
  ) async throws(StargazerFailure) -> StoredPage? {
    try await tables.first(StargazerPageSQL.lastPage(of: repository), as: StargazerPageSQL.decode)
  }

  public func members(
    ofPage number: Int, of repository: RepositoryName
  ) async throws(StargazerFailure) -> [Stargazer.ID] {
    try await tables.rows(StargazerSQL.members(ofPage: number, of: repository)) {
      row throws(SQLFailure) in Stargazer.ID(try row.integer(0))
    }
  }

  public func keep(
    _ stargazers: [Stargazer], as page: StoredPage, of repository: RepositoryName,
    joining above: StoredPage?
  ) async throws(StargazerFailure) {
    try await tables.write { connection throws(SQLFailure) in
      if let above {
        try connection.run(
          StargazerPageSQL.join(above.number, of: repository, fetchedAt: above.fetchedAt))
      }
      let number = try StargazerRepositorySQL.number(of: repository, over: connection)
      try connection.run(StargazerPageSQL.keep(page, with: stargazers.count, number))
      try connection.run(
        SQLStatement(
          "DELETE FROM stargazers WHERE repository = $1 AND page = $2",
          [.integer(number), .number(page.number)]))
      for (place, stargazer) in zip(1..., stargazers) {
        try connection.run(
          StargazerSQL.keep(stargazer, on: page.number, at: place, number))
      }
    }
  }

  public func check(
    page number: Int, of repository: RepositoryName, at moment: Timestamp
  ) async throws(StargazerFailure) {
    let update = SQLStatement(
      """
      UPDATE stargazer_pages SET checked_at = $3
      WHERE repository = \(StargazerRepositorySQL.number) AND number = $2
      """, [.text(repository.key), .number(number), .moment(moment)])
    try await tables.run(update)
  }

  public func join(
    page number: Int, of repository: RepositoryName, fetchedAt: Timestamp
  ) async throws(StargazerFailure) {
    try await tables.run(StargazerPageSQL.join(number, of: repository, fetchedAt: fetchedAt))
  }

  public func removePages(
    above number: Int, of repository: RepositoryName
  ) async throws(StargazerFailure) {
    // The users on the pages are deleted by cascade.
    let removal = SQLStatement(
      """
      DELETE FROM stargazer_pages
      WHERE repository = \(StargazerRepositorySQL.number) AND number > $2
      """, [.text(repository.key), .number(number)])
    try await tables.run(removal)
  }

  public func rows(
    onPages numbers: ClosedRange<Int>, of repository: RepositoryName
  ) async throws(StargazerFailure) -> Int {
    let count = StargazerPageSQL.rows(onPages: numbers, of: repository)
    return try await tables.first(count) { row throws(SQLFailure) in try row.number(0) } ?? 0
  }

  public func stargazers(
    onPages numbers: ClosedRange<Int>, of repository: RepositoryName, order: StargazerOrder,
    limit: Int, offset: Int
  ) async throws(StargazerFailure) -> [Stargazer] {
    try await tables.rows(
      StargazerSQL.stargazers(
        onPages: numbers, of: repository, order: order, limit: limit, offset: offset),
      as: StargazerSQL.decode)
  }

  public func stargazer(
    called login: String, of repository: RepositoryName
  ) async throws(StargazerFailure) -> Stargazer? {
    try await tables.first(
      StargazerSQL.stargazer(called: login, of: repository), as: StargazerSQL.decode)
  }

  public func keep(
    _ weeks: [StarWeek], deleting gone: [Timestamp], of repository: RepositoryName
  ) async throws(StargazerFailure) {
    guard !weeks.isEmpty || !gone.isEmpty else { return }
    try await tables.write { connection throws(SQLFailure) in
      let number = try StargazerRepositorySQL.number(of: repository, over: connection)
      for start in gone {
        try connection.run(
          SQLStatement(
            "DELETE FROM stargazer_weeks WHERE repository = $1 AND start = $2",
            [.integer(number), .moment(start)]))
      }
      for week in weeks { try connection.run(StarWeekSQL.keep(week, number)) }
    }
  }

  public func weeks(of repository: RepositoryName) async throws(StargazerFailure) -> [StarWeek] {
    try await tables.rows(StarWeekSQL.weeks(of: repository), as: StarWeekSQL.decode)
  }

  public func limit(of caller: String) async throws(StargazerFailure) -> StargazerLimit? {
    let query = SQLStatement(
      "SELECT ends_at, is_quota FROM stargazer_limits WHERE caller = $1", [.text(caller)])
    return try await tables.first(query) { row throws(SQLFailure) in
      StargazerLimit(until: try row.optionalMoment(0), isQuota: try row.flag(1))
    }
  }

  public func note(_ limit: StargazerLimit, of caller: String) async throws(StargazerFailure) {
    guard let moment = limit.until else { return }
    let insertion = SQLStatement(
      """
      INSERT INTO stargazer_limits (caller, ends_at, is_quota) VALUES ($1, $2, $3)
      ON CONFLICT (caller) DO UPDATE SET ends_at = excluded.ends_at, is_quota = excluded.is_quota
      """, [.text(caller), .moment(moment), .flag(limit.isQuota)])
    try await tables.run(insertion)
  }

  public func forget(_ repository: RepositoryName) async throws(StargazerFailure) {
    // All other rows of the repository are deleted by cascade.
    let removal = SQLStatement(
      "DELETE FROM stargazer_repositories WHERE key = $1", [.text(repository.key)])
    try await tables.run(removal)
  }
}
