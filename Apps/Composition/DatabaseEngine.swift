import CoreDomain
import CoreInfrastructure

/// The engine of the database: SQLite with a file, or PostgreSQL on a server.
enum DatabaseEngine: Sendable {
  case file(path: String)
  case server(DatabaseServer)

  var server: DatabaseServer? {
    if case .server(let server) = self { server } else { nil }
  }

  var indexes: TextIndexes {
    switch self {
    case .file: TextIndexes { SQLiteTextIndex(name: $0) }
    case .server: TextIndexes { PostgreSQLTextIndex(name: $0) }
    }
  }

  func open(migrations: [SQLMigration]) async throws(SQLFailure) -> any SQLDatabase {
    switch self {
    case .file(let path): try await SQLiteDatabase.open(path: path, migrations: migrations)
    case .server(let server):
      try await PostgreSQLDatabase.open(
        server.address, migrations: migrations,
        // A statement that one connection has prepared does not exist on another one.
        limits: server.isBehindPooler ? PostgreSQLLimits(preparedStatements: 0) : .standard)
    }
  }
}

/// A database on a PostgreSQL server.
struct DatabaseServer: Hashable, Sendable {
  let address: PostgreSQLAddress
  /// Whether a pooler may run each transaction on a different connection.
  let isBehindPooler: Bool

  /// The form of an address, for messages.
  static let addressForm =
    "postgres://USER:PASSWORD@HOST/NAME, with a percent-encoded password: “%40” for “@”, “%2F” "
    + "for “/”"
}

extension Settings {
  var engine: DatabaseEngine {
    server.map { .server($0) } ?? .file(path: databaseFile)
  }
}
