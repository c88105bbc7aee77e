import CoreDomain
import CoreInfrastructure

extension SystemEnvironment {
  public func copyDatabase(
    of settings: Settings, to target: String, with features: [any Feature]
  ) async throws(StartFailure) -> [CopiedTable] {
    try checkEncoding()
    let engine = try settings.engine(ofCopyTo: target)
    return try await Self.copy(from: settings.engine, to: engine, with: features)
  }

  private static func copy(
    from source: DatabaseEngine, to target: DatabaseEngine, with features: [any Feature]
  ) async throws(StartFailure) -> [CopiedTable] {
    let old: any SQLDatabase
    do throws(SQLFailure) {
      old = try await source.open(migrations: features.migrations(with: source.indexes))
    } catch {
      throw .database(error)
    }
    try await claim(try await open(target, migrations: []))
    let new = try await open(target, migrations: features.migrations(with: target.indexes))
    let file: any SQLDatabase = if case .file = source { old } else { new }
    do throws(SQLFailure) {
      let copy = try await DatabaseCopy(from: old, to: new, file: file)
      return try await copy.run().map { CopiedTable(table: $0.table, rows: $0.rows) }
    } catch {
      throw StartFailure(copying: error)
    }
  }

  private static func open(
    _ target: DatabaseEngine, migrations: [SQLMigration]
  ) async throws(StartFailure) -> any SQLDatabase {
    do throws(SQLFailure) {
      return try await target.open(migrations: migrations)
    } catch {
      throw StartFailure(openingTarget: error)
    }
  }

  private static func claim(_ target: any SQLDatabase) async throws(StartFailure) {
    let isClaimed: Bool
    do throws(SQLFailure) {
      isClaimed = try await DatabaseCopy.claim(target)
    } catch {
      throw StartFailure(copying: error)
    }
    guard isClaimed else {
      throw .database(
        .constraint(reason: "the target already contains data; use an empty database"))
    }
  }
}

extension StartFailure {
  /// Converts a failure to open the target of a copy.
  init(openingTarget failure: SQLFailure) {
    if case .unopenable(let path, let reason) = failure, PostgreSQLAddress.isAddress(path) {
      self = .copyServer(
        reason: "The database “\(path)” cannot be opened: \(reason). Check its address in --to.")
    } else {
      self = .database(failure)
    }
  }

  /// Converts a failure during a copy, when both databases are open.
  init(copying failure: SQLFailure) {
    if case .unopenable(let path, _) = failure, PostgreSQLAddress.isAddress(path) {
      self = .copyServer(reason: failure.description)
    } else {
      self = .database(failure)
    }
  }
}

extension Settings {
  /// Returns the engine of a copy of the data. It is never the engine that holds the data now.
  ///
  /// - Parameter target: The address of a PostgreSQL database, or the path of a file.
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
