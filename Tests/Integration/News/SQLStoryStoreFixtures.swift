import CoreDomain
import CoreInfrastructure
import NewsInfrastructure
import TestSupport

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

  static func database() async throws -> SQLiteDatabase {
    try await SQLiteDatabase.inMemory(migrations: migrations(index: index))
  }

  static func database(in folder: TemporaryFolder) async throws -> SQLiteDatabase {
    try await SQLiteDatabase.open(
      path: folder.path("seams.sqlite"), migrations: migrations(index: index))
  }
}
