import CoreDomain
import CoreInfrastructure

/// The database of a product: an SQLite file, or a schema of a PostgreSQL server.
enum Engine: Sendable {
  case file(String)
  case server(PostgreSQLAddress)

  func index(_ name: String) -> any SQLTextIndex {
    switch self {
    case .file: SQLiteTextIndex(name: name)
    case .server: PostgreSQLTextIndex(name: name)
    }
  }

  /// Opens the database, and creates its file and its tables if they do not exist.
  func open(_ migrations: [SQLMigration]) async throws -> any SQLDatabase {
    switch self {
    case .file(let path): try await SQLiteDatabase.open(path: path, migrations: migrations)
    case .server(let address): try await PostgreSQLDatabase.open(address, migrations: migrations)
    }
  }
}
