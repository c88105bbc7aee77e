import CoreDomain
import CoreInfrastructure
import CoreTesting
import TestSupport
import Testing

@Suite struct SQLiteOpeningTests {
  private let path = "shelf.sqlite"

  @Test func createsAPrivateFile() async throws {
    try await withTemporaryFolder { folder in
      let database = try await open(folder, [ShelfMigrations.first])
      try await database.add(shelf: 1)
      for name in try folder.names() {
        #expect(try folder.mode(of: name) == 0o600, "\(name)")
      }
    }
  }

  @Test func leavesOneFileWhenTheLastReferenceIsReleased() async throws {
    try await withTemporaryFolder { folder in
      var database: SQLiteDatabase? = try await open(folder, [ShelfMigrations.first])
      try await database?.add(shelf: 1)
      _ = try await database?.shelves()
      #expect(try folder.names().count > 1)
      database = nil
      #expect(try folder.names() == [path])
    }
  }

  @Test func saysThatTheFolderIsMissing() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.path("nowhere/shelf.sqlite")
      await #expect {
        try await SQLiteDatabase.open(path: path, migrations: [])
      } throws: { isUnopenable($0, "“\(path)”", "No such file or directory") }
    }
  }

  @Test func doesNotTreatAPathAsAURI() async throws {
    try await withTemporaryFolder { folder in
      // As a URI it would mean an empty database in memory.
      let path = "file:\(folder.path(path))?mode=memory"
      await #expect {
        try await SQLiteDatabase.open(path: path, migrations: [])
      } throws: { isUnopenable($0) }
    }
  }

  @Test func leavesAFileThatIsNotADatabaseUnchanged() async throws {
    try await withTemporaryFolder { folder in
      let text = Array("<!DOCTYPE NETSCAPE-Bookmark-file-1>\n".utf8)
      let bytes = Array(Array(repeating: text, count: 200).joined())
      try folder.write(bytes, to: path)
      await #expect {
        try await open(folder, [ShelfMigrations.first])
      } throws: { $0.caseName == "corrupt" }
      #expect(try folder.bytes(of: path) == bytes)
      #expect(try folder.names() == [path])
    }
  }

  /// Many rounds, because the race needs two connections at the same moment.
  @Test(arguments: 0..<20)
  func opensANewFileForConcurrentConnections(_ round: Int) async throws {
    try await withTemporaryFolder { folder in
      let steps = [ShelfMigrations.first, ShelfMigrations.second, ShelfMigrations.third]
      let databases = try await concurrently(4) { _ in try await open(folder, steps) }
      for (id, database) in databases.enumerated() {
        try await database.add(shelf: Int64(id))
      }
      #expect(try await databases[0].shelves() == Array(0..<4))
    }
  }

  private func open(
    _ folder: TemporaryFolder, _ migrations: [SQLMigration]
  ) async throws(SQLFailure) -> SQLiteDatabase {
    try await SQLiteDatabase.open(path: folder.path(path), migrations: migrations)
  }
}
