public import BookshelfDomain
public import CoreDomain

/// A store of bookshelf in a table of a database.
public struct SQLComicStore: ComicStore {
  private let database: any SQLDatabase

  /// - Parameter database: one that has taken ``migrations``.
  public init(database: any SQLDatabase) {
    self.database = database
  }

  public func newest(limit: Int) async throws(ComicFailure) -> [Comic] {
    do throws(SQLFailure) {
      return try await database.read { connection throws(SQLFailure) in
        try connection.rows(ComicSQL.newest(limit: limit), as: ComicSQL.decode)
      }
    } catch {
      throw ComicFailure(error)
    }
  }

  public func keep(_ comic: Comic) async throws(ComicFailure) {
    _ = try await run(ComicSQL.insert(comic))
  }

  public func remove(_ id: Comic.ID) async throws(ComicFailure) {
    guard try await run(ComicSQL.remove(id)) > 0 else { throw .notFound(id) }
  }

  /// Runs one statement in a transaction of its own, and returns how many rows it changed.
  private func run(_ statement: SQLStatement) async throws(ComicFailure) -> Int {
    do throws(SQLFailure) {
      return try await database.write { connection throws(SQLFailure) in
        try connection.run(statement)
      }
    } catch {
      throw ComicFailure(error)
    }
  }
}

extension ComicFailure {
  /// A failure of the database in the words of the feature.
  fileprivate init(_ failure: SQLFailure) {
    self =
      failure == .busy
      ? .busy(reason: failure.description) : .storage(reason: failure.description)
  }
}
