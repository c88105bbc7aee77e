import BookmarkArticle
import CoreDomain
import CoreInfrastructure
import Foundation
import Synchronization
import Testing

/// Before: the test has to fill a database whose location it only knows from the model's
/// implementation. It cannot run in parallel, because every test uses the same database. It has to
/// clean up before and after. And it cannot test what the list does if the model fails.
@Suite(.serialized) struct BeforeTests {
  @Test func showsTheRowsOfTheDatabase() async throws {
    try await withTheOneDatabase(holding: ["Mugs", "Kilns"]) {
      let list = SelfMadeBookmarkList()
      await list.reload()
      #expect(await list.titles == ["Mugs", "Kilns"])
    }
  }

  @Test func deletesTheRowFromTheDatabase() async throws {
    try await withTheOneDatabase(holding: ["Mugs", "Kilns"]) {
      let list = SelfMadeBookmarkList()
      await list.delete("Mugs")
      #expect(await list.titles == ["Kilns"])
    }
  }

  /// Creates the database where the model expects it, with the schema that the model expects.
  private func withTheOneDatabase(
    holding titles: [String], _ body: () async throws -> Void
  ) async throws {
    removeTheOneDatabase()
    defer { removeTheOneDatabase() }
    let database = try await SQLiteDatabase.open(
      path: MadeInsideBookmarkModel.path, migrations: SQLBookmarkModel.migrations)
    _ = try await database.write { connection throws(SQLFailure) in
      for title in titles {
        try connection.run(SQLStatement("INSERT INTO article VALUES ($1)", [.text(title)]))
      }
    }
    try await body()
  }

  private func removeTheOneDatabase() {
    for suffix in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: MadeInsideBookmarkModel.path + suffix)
    }
  }
}

/// After: a double returns prepared results and counts the calls. Each test creates its own, so
/// tests are independent, and a failure is as easy to test as a success.
@Suite struct AfterTests {
  @Test func reloadingShowsTheCurrentTitles() async {
    let model = BookmarkModelDouble(titles: ["Mugs"])
    let list = HandedBookmarkList(model: model)
    await list.reload()
    #expect(await list.titles == ["Mugs"])
    model.result.withLock { $0 = .success(["Mugs", "Kilns"]) }
    await list.reload()
    #expect(await list.titles == ["Mugs", "Kilns"])
    #expect(model.reloads.withLock { $0 } == 2)
  }

  @Test func deletingPassesTheTitleOnAndReloads() async {
    let model = BookmarkModelDouble(titles: ["Mugs"])
    let list = HandedBookmarkList(model: model)
    await list.delete("Mugs")
    #expect(model.deleted.withLock { $0 } == ["Mugs"])
    #expect(model.reloads.withLock { $0 } == 1)
  }

  @Test func keepsTheOldTitlesAndShowsTheErrorIfTheModelFails() async {
    let model = BookmarkModelDouble(titles: ["Mugs"])
    let list = HandedBookmarkList(model: model)
    await list.reload()
    model.result.withLock { $0 = .failure(.gone) }
    await list.reload()
    #expect(await list.titles == ["Mugs"])
    #expect(await list.failed)
  }

  @Test func theRealModelDeletesARowOfItsOwnDatabase() async throws {
    let database = try await SQLiteDatabase.inMemory(migrations: SQLBookmarkModel.migrations)
    _ = try await database.write { connection throws(SQLFailure) in
      try connection.run(SQLStatement("INSERT INTO article VALUES ('Mugs'), ('Kilns')"))
    }
    let model = SQLBookmarkModel(database: database)
    try await model.delete("Mugs")
    #expect(try await model.titles() == ["Kilns"])
  }
}

/// A double with prepared results that counts calls. It belongs to one test.
private final class BookmarkModelDouble: BookmarkModel {
  enum Failure: Error { case gone }

  let result: Mutex<Result<[String], Failure>>
  let reloads = Mutex(0)
  let deleted = Mutex<[String]>([])

  init(titles: [String]) {
    result = Mutex(.success(titles))
  }

  func titles() async throws -> [String] {
    reloads.withLock { $0 += 1 }
    return try result.withLock { $0 }.get()
  }

  func delete(_ title: String) async throws {
    deleted.withLock { $0.append(title) }
  }
}
