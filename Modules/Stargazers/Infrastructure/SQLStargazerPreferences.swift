public import CoreDomain
public import StargazersDomain

/// The preferences in an SQL database, with read and write access.
public struct SQLStargazerPreferences: StargazerPreferencesReader, StargazerPreferencesWriter {
  private let tables: FeatureDatabase<StargazerFailure>

  /// - Parameter database: A database to which the migrations of ``SQLStargazerStore`` have been
  ///   applied.
  public init(database: any SQLDatabase) {
    tables = FeatureDatabase(database)
  }

  public func preferences() async throws(StargazerFailure) -> StargazerPreferences {
    let query = SQLStatement("SELECT repository, page_size FROM stargazer_preferences")
    return try await tables.first(query, as: Self.decode) ?? StargazerPreferences()
  }

  public func remember(_ preferences: StargazerPreferences) async throws(StargazerFailure) {
    try await tables.run(
      SQLStatement(
        """
        INSERT INTO stargazer_preferences (number, repository, page_size) VALUES (1, $1, $2)
        ON CONFLICT (number) DO UPDATE SET repository = excluded.repository,
          page_size = excluded.page_size
        """,
        [.optional(preferences.repository?.description), .number(preferences.pageSize.rows)]))
  }

  /// Decodes the row. If a value is invalid, throws instead of using the default.
  private static func decode(_ row: SQLRow) throws(SQLFailure) -> StargazerPreferences {
    guard let pageSize = PageSize(try row.number(1)) else {
      throw .unexpectedValue("\(try row.number(1)) is not a valid page size")
    }
    let repository = try row.optionalText(0).map { name throws(SQLFailure) in
      try StargazerLedgerSQL.repository(name)
    }
    return StargazerPreferences(repository: repository, pageSize: pageSize)
  }
}
