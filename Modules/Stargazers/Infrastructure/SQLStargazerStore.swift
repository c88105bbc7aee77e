public import CoreDomain
public import StargazersDomain

/// A store of stargazers in a table of a database.
public struct SQLStargazerStore: StargazerStore {
  private let database: any SQLDatabase

  /// - Parameter database: one that has taken ``migrations``.
  public init(database: any SQLDatabase) {
    self.database = database
  }

  public func newest(limit: Int) async throws(StargazerFailure) -> [Stargazer] {
    do throws(SQLFailure) {
      return try await database.read { connection throws(SQLFailure) in
        try connection.rows(StargazerSQL.newest(limit: limit), as: StargazerSQL.decode)
      }
    } catch {
      throw StargazerFailure(error)
    }
  }

  public func keep(_ stargazer: Stargazer) async throws(StargazerFailure) {
    _ = try await run(StargazerSQL.insert(stargazer))
  }

  public func remove(_ id: Stargazer.ID) async throws(StargazerFailure) {
    guard try await run(StargazerSQL.remove(id)) > 0 else { throw .notFound(id) }
  }

  /// Runs one statement in a transaction of its own, and returns how many rows it changed.
  private func run(_ statement: SQLStatement) async throws(StargazerFailure) -> Int {
    do throws(SQLFailure) {
      return try await database.write { connection throws(SQLFailure) in
        try connection.run(statement)
      }
    } catch {
      throw StargazerFailure(error)
    }
  }
}

extension StargazerFailure {
  /// A failure of the database in the words of the feature.
  fileprivate init(_ failure: SQLFailure) {
    self =
      failure == .busy
      ? .busy(reason: failure.description) : .storage(reason: failure.description)
  }
}
