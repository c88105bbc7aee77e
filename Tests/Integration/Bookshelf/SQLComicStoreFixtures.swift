import BookshelfInfrastructure
import CoreDomain
import CoreInfrastructure
import TestSupport
import Testing

extension SQLComicStore {
  static let index = SQLiteTextIndex(name: "comic_index")

  /// Creates a store with an in-memory database, or with another one.
  static func fixture(
    over database: SQLiteDatabase? = nil, folding: any TextFolding = UnicodeTextFolding()
  ) async throws -> SQLComicStore {
    let memory: SQLiteDatabase
    if let database { memory = database } else { memory = try await Self.database() }
    return try await SQLComicStore(database: memory, index: index, folding: folding)
  }

  static func fixture(in folder: TemporaryFolder) async throws -> SQLComicStore {
    try await fixture(over: try await database(in: folder))
  }

  /// A store in an empty schema of a server.
  static func serverFixture() async throws -> SQLComicStore {
    let index = PostgreSQLTextIndex(name: "comic_index")
    let schema = try await PostgreSQLServer.shared().freshSchema()
    let database = try await PostgreSQLDatabase.open(
      try #require(PostgreSQLAddress(schema)), migrations: migrations(index: index))
    return try await SQLComicStore(
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
