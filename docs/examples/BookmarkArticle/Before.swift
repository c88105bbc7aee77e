import CoreDomain
import CoreInfrastructure
import FoundationEssentials

// BEFORE. The view model creates its model, and the model creates its database. This is short, and
// it works. Now look at what its tests have to do (BookmarkArticleTests.swift, "Before").

/// The bookmarks in the program's only database.
public struct MadeInsideBookmarkModel: Sendable {
  /// The path is hard-coded, so all tests share the file.
  public static var path: String {
    FileManager.default.temporaryDirectory.path + "/seams-article.sqlite"
  }

  init() {}

  /// Returns the titles in the order in which they were added.
  func titles() async throws -> [String] {
    try await database().read { connection throws(SQLFailure) in
      try connection.rows(SQLStatement("SELECT title FROM article ORDER BY rowid")) {
        row throws(SQLFailure) in try row.text(0)
      }
    }
  }

  func delete(_ title: String) async throws {
    _ = try await database().write { connection throws(SQLFailure) in
      try connection.run(SQLStatement("DELETE FROM article WHERE title = $1", [.text(title)]))
    }
  }

  private func database() async throws -> SQLiteDatabase {
    try await SQLiteDatabase.open(
      path: Self.path,
      migrations: [
        SQLMigration(
          feature: "article", number: 1, statements: ["CREATE TABLE article (title TEXT NOT NULL)"])
      ])
  }
}

/// A list of bookmarks that creates its own model.
public actor SelfMadeBookmarkList {
  /// The missing seam: a test cannot replace this.
  private let model = MadeInsideBookmarkModel()

  public private(set) var titles: [String] = []
  public private(set) var failed = false

  public init() {}

  public func reload() async {
    do {
      titles = try await model.titles()
      failed = false
    } catch {
      failed = true
    }
  }

  public func delete(_ title: String) async {
    try? await model.delete(title)
    await reload()
  }
}
