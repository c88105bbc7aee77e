public import CoreDomain

/// Stores the sign-ins of browsers in a database. All servers that use the database share them.
public struct SQLSignInStore: SignInStore {
  private let database: FeatureDatabase<SignInStoreFailure>

  /// - Parameter database: A database with the tables of ``migrations``.
  public init(database: any SQLDatabase) {
    self.database = FeatureDatabase(database)
  }

  /// The migrations that create the tables, in order.
  public static let migrations = [
    SQLMigration(
      feature: "SignIns", number: 1,
      statements: [
        """
        CREATE TABLE sign_ins (
          name TEXT PRIMARY KEY,
          digest TEXT NOT NULL,
          started_at BIGINT NOT NULL,
          number BIGINT NOT NULL
        )
        """
      ])
  ]

  public func add(_ signIn: StoredSignIn, limit: Int) async throws(SignInStoreFailure) {
    try await database.write { connection throws(SQLFailure) in
      try connection.run(
        SQLStatement(
          """
          INSERT INTO sign_ins (name, digest, started_at, number)
          SELECT $1, $2, $3, COALESCE(MAX(number), 0) + 1 FROM sign_ins
          """, [.text(signIn.name), .text(signIn.digest), .moment(signIn.startedAt)]))
      try connection.run(
        SQLStatement(
          """
          DELETE FROM sign_ins WHERE name NOT IN (
            SELECT name FROM sign_ins ORDER BY number DESC LIMIT $1)
          """, [.number(limit)]))
    }
  }

  public func signIn(named name: String) async throws(SignInStoreFailure) -> StoredSignIn? {
    try await database.read { connection throws(SQLFailure) in
      try connection.first(
        SQLStatement("SELECT digest, started_at FROM sign_ins WHERE name = $1", [.text(name)])
      ) { row throws(SQLFailure) in
        StoredSignIn(name: name, digest: try row.text(0), startedAt: try row.moment(1))
      }
    }
  }

  public func end(named name: String) async throws(SignInStoreFailure) {
    _ = try await database.write { connection throws(SQLFailure) in
      try connection.run(SQLStatement("DELETE FROM sign_ins WHERE name = $1", [.text(name)]))
    }
  }
}
