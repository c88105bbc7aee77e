public import CoreDomain

// Implements the SQL port of CoreDomain with PostgreSQL, over libpq.
//
// | file                                | contents                                               |
// |-------------------------------------|--------------------------------------------------------|
// | PostgreSQLDatabase.swift            | the complete public API: open, read, write             |
// | PostgreSQLAddress.swift             | the URL of a database, without its password in print   |
// | PostgreSQLLimits.swift              | timeouts, connections, prepared statements             |
// | PostgreSQLPool.swift                | lends the connections that read                        |
// | PostgreSQLSession.swift             | an actor: one connection on its own thread; reconnects |
// | PostgreSQLConnection.swift          | the owner of a connection: statements and transactions |
// | PostgreSQLConnection+Opening.swift  | connects, and checks that the server is suitable       |
// | PostgreSQLConnection+Exchange.swift | sends messages together, and waits for the results     |
// | PostgreSQLStatementKind.swift       | tells queries from changes                             |
// | PostgreSQLResult.swift              | the owner of a result: decodes rows                    |
// | SQLFailure+PostgreSQL.swift         | converts the server's codes to failures of CoreDomain  |
// | PostgreSQLTextIndex.swift           | the index of pieces: tables, changes, conditions       |
//
// Left out on purpose: types other than BIGINT, TEXT and DOUBLE PRECISION (no feature uses them),
// and savepoints (a failed statement ends its transaction, on every engine).

/// A database on a PostgreSQL server.
///
/// One connection writes, and a pool of connections reads. Each connection has its own thread, so
/// Swift's cooperative threads never wait for the server. Several programs may use the database
/// at the same time. Their write transactions take a lock and run one after the other.
public final class PostgreSQLDatabase: SQLDatabase {
  private let readers: PostgreSQLPool
  private let writer: PostgreSQLSession

  private init(_ address: PostgreSQLAddress, _ limits: PostgreSQLLimits) {
    writer = PostgreSQLSession(address, limits: limits, label: "postgresql.writer")
    readers = PostgreSQLPool(limit: limits.readers, patience: limits.connect) { number in
      PostgreSQLSession(address, limits: limits, label: "postgresql.reader.\(number)")
    }
  }

  /// Opens a database, which must exist.
  ///
  /// - Parameters:
  ///   - migrations: The migrations of every feature. Migrations that the database lacks are
  ///     applied now, each in its own transaction.
  ///   - limits: The timeouts, and the numbers of connections and prepared statements.
  /// - Throws: ``SQLFailure``. A database is rejected if its server is older than version 14, if
  ///   its sort order, encoding or schema is unsuitable, if one of its migrations was altered, or
  ///   if it has a newer migration that is not an expansion (``SQLMigration/isExpansion``). It is
  ///   then not modified.
  public static func open(
    _ address: PostgreSQLAddress, migrations: [SQLMigration], limits: PostgreSQLLimits = .standard
  ) async throws(SQLFailure) -> PostgreSQLDatabase {
    let database = PostgreSQLDatabase(address, limits)
    try await database.writer.migrate(migrations)
    return database
  }

  public func read<Value: Sendable>(
    _ body: @escaping @Sendable (borrowing any SQLReading & ~Copyable) throws(SQLFailure) -> Value
  ) async throws(SQLFailure) -> Value {
    try await readers.withSession { session throws(SQLFailure) in try await session.read(body) }
  }

  public func write<Value: Sendable>(
    _ body: @escaping @Sendable (borrowing any SQLWriting & ~Copyable) throws(SQLFailure) -> Value
  ) async throws(SQLFailure) -> Value {
    try await writer.write(since: .now, body)
  }

  public func dataVersion() async -> DataVersion? {
    try? await readers.withSession { session throws(SQLFailure) in try await session.dataVersion() }
  }
}
