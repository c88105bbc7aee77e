import BookshelfInfrastructure
import CoreDomain
import CoreInfrastructure
import TestSupport

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

  static func database() async throws -> SQLiteDatabase {
    try await SQLiteDatabase.inMemory(migrations: migrations(index: index))
  }

  static func database(in folder: TemporaryFolder) async throws -> SQLiteDatabase {
    try await SQLiteDatabase.open(
      path: folder.path("seams.sqlite"), migrations: migrations(index: index))
  }
}
