public import CoreDomain

/// Stores the leases of ``LeasedWork`` in a database. All programs that use the database share the
/// leases.
public struct SQLWorkLeases: WorkLeases {
  private let database: any SQLDatabase

  /// - Parameter database: A database with the tables of ``migrations``.
  public init(database: any SQLDatabase) {
    self.database = database
  }

  /// The migrations that create the tables, in order.
  public static let migrations = [
    SQLMigration(
      feature: "WorkLeases", number: 1,
      statements: [
        """
        CREATE TABLE work_leases (
          work TEXT PRIMARY KEY,
          token TEXT NOT NULL,
          ends_at BIGINT NOT NULL
        )
        """
      ])
  ]

  public func claim(
    _ work: WorkName, for token: String, at now: Timestamp, until end: Timestamp
  ) async throws(SQLFailure) -> Bool {
    try await database.write(as: SpanName()) { connection throws(SQLFailure) in
      try connection.run(
        SQLStatement(
          """
          DELETE FROM work_leases
          WHERE work = $1 AND (ends_at <= $2 OR ends_at > $3) OR ends_at <= $4
          """,
          [
            .key(work.description), .moment(now), .moment(now.advanced(by: LeasedWork.longest)),
            .moment(now.advanced(by: .zero - LeasedWork.retention)),
          ]))
      return try connection.run(
        SQLStatement(
          """
          INSERT INTO work_leases (work, token, ends_at) VALUES ($1, $2, $3)
          ON CONFLICT (work) DO NOTHING
          """, [.key(work.description), .text(token), .moment(end)])) == 1
    }
  }

  public func renew(
    _ work: WorkName, for token: String, until end: Timestamp
  ) async throws(SQLFailure) -> Bool {
    try await database.write(as: SpanName()) { connection throws(SQLFailure) in
      try connection.run(
        SQLStatement(
          "UPDATE work_leases SET ends_at = $1 WHERE work = $2 AND token = $3",
          [.moment(end), .key(work.description), .text(token)])) == 1
    }
  }

  public func release(_ work: WorkName, of token: String) async throws(SQLFailure) {
    _ = try await database.write(as: SpanName()) { connection throws(SQLFailure) in
      try connection.run(
        SQLStatement(
          "DELETE FROM work_leases WHERE work = $1 AND token = $2",
          [.key(work.description), .text(token)]))
    }
  }
}
