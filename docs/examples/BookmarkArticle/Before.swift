import CoreDomain
import CoreInfrastructure
import FoundationEssentials

// BEFORE. The view model makes its model, and the model makes its database. It is short, and it
// works. Now look at what its test has to do (BookmarkArticleTests.swift, "Before").

/// The bookmarks of the one database that this program has.
public struct MadeInsideBookmarkModel: Sendable {
  /// The place is decided here, so every test in the world shares it.
  public static var path: String {
    FileManager.default.temporaryDirectory.path + "/seams-article.sqlite"
  }

  init() {}

  /// The titles, in the order in which they were added.
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

/// A list of bookmarks that makes what it needs.
public actor SelfMadeBookmarkList {
  /// The seam that is missing: nothing can be put in the place of this.
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
