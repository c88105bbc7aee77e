public import CoreDomain
public import EarthquakesDomain

/// A store of earthquakes in a table of a database.
public struct SQLQuakeStore: QuakeStore {
  private let database: any SQLDatabase

  /// - Parameter database: one that has taken ``migrations``.
  public init(database: any SQLDatabase) {
    self.database = database
  }

  public func newest(limit: Int) async throws(QuakeFailure) -> [Quake] {
    do throws(SQLFailure) {
      return try await database.read { connection throws(SQLFailure) in
        try connection.rows(QuakeSQL.newest(limit: limit), as: QuakeSQL.decode)
      }
    } catch {
      throw QuakeFailure(error)
    }
  }

  public func keep(_ quake: Quake) async throws(QuakeFailure) {
    _ = try await run(QuakeSQL.insert(quake))
  }

  public func remove(_ id: Quake.ID) async throws(QuakeFailure) {
    guard try await run(QuakeSQL.remove(id)) > 0 else { throw .notFound(id) }
  }

  /// Runs one statement in a transaction of its own, and returns how many rows it changed.
  private func run(_ statement: SQLStatement) async throws(QuakeFailure) -> Int {
    do throws(SQLFailure) {
      return try await database.write { connection throws(SQLFailure) in
        try connection.run(statement)
      }
    } catch {
      throw QuakeFailure(error)
    }
  }
}

extension QuakeFailure {
  /// A failure of the database in the words of the feature.
  fileprivate init(_ failure: SQLFailure) {
    self =
      failure == .busy
      ? .busy(reason: failure.description) : .storage(reason: failure.description)
  }
}
