public import CoreDomain

// AFTER. The list's dependency has a name and a protocol, and is passed to `init`. The composition
// root creates the real model; a test passes a double.

/// The storage that the list needs.
public protocol BookmarkModel: Sendable {
  /// Returns the titles in the order in which they were added.
  func titles() async throws -> [String]
  func delete(_ title: String) async throws
}

/// A list of bookmarks with an injected model.
public actor HandedBookmarkList {
  private let model: any BookmarkModel

  public private(set) var titles: [String] = []
  public private(set) var failed = false

  public init(model: any BookmarkModel) {
    self.model = model
  }

  public func reload() async {
    do {
      titles = try await model.titles()
      failed = false
    } catch {
      failed = true
    }
  }

  public func delete(_ title: String) async {
    do {
      try await model.delete(title)
      await reload()
    } catch {
      failed = true
    }
  }
}

/// The real model with an injected database.
public struct SQLBookmarkModel: BookmarkModel {
  private let database: any SQLDatabase

  public init(database: any SQLDatabase) {
    self.database = database
  }

  public static let migrations = [
    SQLMigration(
      feature: "article", number: 1, statements: ["CREATE TABLE article (title TEXT NOT NULL)"])
  ]

  public func titles() async throws -> [String] {
    try await database.read { connection throws(SQLFailure) in
      try connection.rows(SQLStatement("SELECT title FROM article ORDER BY rowid")) {
        row throws(SQLFailure) in try row.text(0)
      }
    }
  }

  public func delete(_ title: String) async throws {
    _ = try await database.write { connection throws(SQLFailure) in
      try connection.run(SQLStatement("DELETE FROM article WHERE title = $1", [.text(title)]))
    }
  }
}
