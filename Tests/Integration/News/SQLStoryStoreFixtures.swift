import CoreDomain
import CoreInfrastructure
import NewsInfrastructure
import TestSupport
import Testing

extension SQLStoryStore {
  static let index = SQLiteTextIndex(name: "story_index")

  /// A store in an in-memory database, or in another one.
  static func fixture(over database: SQLiteDatabase? = nil) async throws -> SQLStoryStore {
    let memory: SQLiteDatabase
    if let database { memory = database } else { memory = try await Self.database() }
    return try await SQLStoryStore(
      database: memory, index: index, folding: UnicodeTextFolding())
  }

  static func fixture(in folder: TemporaryFolder) async throws -> SQLStoryStore {
    try await fixture(over: try await database(in: folder))
  }

  /// A store in an empty schema of a server.
  static func serverFixture() async throws -> SQLStoryStore {
    let index = PostgreSQLTextIndex(name: "story_index")
    let schema = try await PostgreSQLServer.shared().freshSchema()
    let database = try await PostgreSQLDatabase.open(
      try #require(PostgreSQLAddress(schema)), migrations: migrations(index: index))
    return try await SQLStoryStore(
      database: database, index: index, folding: UnicodeTextFolding())
  }

  static func database() async throws -> SQLiteDatabase {
    try await SQLiteDatabase.inMemory(migrations: migrations(index: index))
  }

  static func database(in folder: TemporaryFolder) async throws -> SQLiteDatabase {
    try await SQLiteDatabase.open(
      path: folder.path("seams.sqlite"), migrations: migrations(index: index))
  }
}
