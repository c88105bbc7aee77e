import CoreDomain
import CoreInfrastructure

extension SystemEnvironment {
  public func copyDatabase(
    of settings: Settings, to target: String, with features: [any Feature]
  ) async throws(StartFailure) -> [CopiedTable] {
    try checkEncoding()
    let engine = try settings.engine(ofCopyTo: target)
    do throws(SQLFailure) {
      return try await Self.copy(from: settings.engine, to: engine, with: features)
    } catch {
      if case .unopenable(let path, let reason) = error,
        path == engine.server?.address.description
      {
        throw .targetServer(path: path, reason: reason)
      }
      throw .database(error)
    }
  }

  private static func copy(
    from source: DatabaseEngine, to target: DatabaseEngine, with features: [any Feature]
  ) async throws(SQLFailure) -> [CopiedTable] {
    let old = try await source.open(migrations: features.migrations(with: source.indexes))
    guard try await DatabaseCopy.claim(try await target.open(migrations: [])) else {
      throw .constraint(reason: "the target already contains data; use an empty database")
    }
    let new = try await target.open(migrations: features.migrations(with: target.indexes))
    let file: any SQLDatabase = if case .file = source { old } else { new }
    let copy = try await DatabaseCopy(from: old, to: new, file: file)
    return try await copy.run().map { CopiedTable(name: $0.table, rows: $0.rows) }
  }
}

extension Settings {
  /// Returns the engine of a copy of the data. It is never the engine that holds the data now.
  ///
  /// - Parameter target: The address of a PostgreSQL database, or the path of a file.
  /// - Throws: ``StartFailure/target(reason:)``.
  func engine(ofCopyTo target: String) throws(StartFailure) -> DatabaseEngine {
    switch (engine, PostgreSQLAddress.isAddress(target), PostgreSQLAddress(target)) {
    case (.file, true, let address?):
      .server(DatabaseServer(address: address, isBehindPooler: isBehindPooler))
    case (.server, false, _): .file(path: target)
    case (.file, true, nil):
      throw .target(
        reason: "The address in --to is not valid. Use \(DatabaseServer.addressForm).")
    case (.file, _, _):
      throw .target(
        reason:
          "The data is in the file “\(databaseFile)”, so --to must be the address of a "
          + "PostgreSQL database: postgres://USER@HOST/NAME.")
    case (.server, _, _):
      throw .target(
        reason: "The data is in a PostgreSQL database, so --to must be the path of a file.")
    }
  }
}
