import CoreDomain

/// Runs the transactions of one connection on its own thread, one at a time.
///
/// The connection never leaves the actor, so the compiler proves that it is not used concurrently.
/// SQLite's own locking is therefore turned off.
actor SQLiteSession {
  private let connection: SQLiteConnection
  private let executor: QueueExecutor

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe executor.asUnownedSerialExecutor()
  }

  private init(_ connection: sending SQLiteConnection, on executor: QueueExecutor) {
    self.connection = connection
    self.executor = executor
  }

  /// Opens a file for reading and writing, and applies pending migrations.
  static func open(
    _ path: String, migrations: [SQLMigration], limits: SQLiteLimits
  ) async throws(SQLFailure) -> SQLiteSession {
    let plan = plan(migrations)
    return try await opening("sqlite.writer") { () throws(SQLFailure) in
      let connection = try SQLiteConnection(.file(path), limits: limits)
      // Checks for reasons to reject the file before anything is written.
      _ = try connection.pending(of: plan)
      try connection.prepareFileForWriting()
      try connection.migrate(by: plan)
      return connection
    }
  }

  /// Opens a file read-only. Another session must already have opened the file for writing.
  static func openForReading(
    _ path: String, limits: SQLiteLimits
  ) async throws(SQLFailure) -> SQLiteSession {
    try await opening("sqlite.reader") { () throws(SQLFailure) in
      try SQLiteConnection(.fileForReading(path), limits: limits)
    }
  }

  /// Opens a new database in memory.
  static func inMemory(
    migrations: [SQLMigration], limits: SQLiteLimits
  ) async throws(SQLFailure) -> SQLiteSession {
    let plan = plan(migrations)
    return try await opening("sqlite.memory") { () throws(SQLFailure) in
      let connection = try SQLiteConnection(.memory, limits: limits)
      try connection.migrate(by: plan)
      return connection
    }
  }

  private static func plan(_ migrations: [SQLMigration]) -> MigrationPlan {
    MigrationPlan(
      migrations,
      tableCount: """
        SELECT COUNT(*) FROM sqlite_schema WHERE type = 'table' AND name = 'schema_migrations'
        """)
  }

  func read<Value: Sendable>(
    _ body: @Sendable (borrowing any SQLReading & ~Copyable) throws(SQLFailure) -> Value
  ) throws(SQLFailure) -> Value {
    guard !Task.isCancelled else { throw .cancelled }
    return try connection.transaction(.reading) { () throws(SQLFailure) in
      connection.stopWhenCancelled(true)
      defer { connection.stopWhenCancelled(false) }
      let reading: any SQLReading & ~Copyable =
        SQLiteAccess(connection: connection, mayWrite: false)
      return try body(reading)
    }
  }

  func write<Value: Sendable>(
    _ body: @Sendable (borrowing any SQLWriting & ~Copyable) throws(SQLFailure) -> Value
  ) throws(SQLFailure) -> Value {
    guard !Task.isCancelled else { throw .cancelled }
    return try connection.transaction(.writing) { () throws(SQLFailure) in
      let writing: any SQLWriting & ~Copyable =
        SQLiteAccess(connection: connection, mayWrite: true)
      return try body(writing)
    }
  }

  func dataVersion() -> DataVersion? {
    try? connection.dataVersion()
  }

  /// Opens a connection on the thread that will use it.
  private static func opening(
    _ label: String, _ open: @escaping @Sendable () throws(SQLFailure) -> SQLiteConnection
  ) async throws(SQLFailure) -> SQLiteSession {
    let executor = QueueExecutor(label: label)
    return try await executor.run { () throws(SQLFailure) in
      SQLiteSession(try open(), on: executor)
    }
  }
}

extension SQLiteConnection {
  fileprivate func pending(of plan: MigrationPlan) throws(SQLFailure) -> [SQLMigration] {
    try transaction(.reading) { () throws(SQLFailure) in
      try plan.pending(over: SQLiteAccess(connection: self, mayWrite: false))
    }
  }

  /// Applies every pending migration in its own transaction.
  fileprivate func migrate(by plan: MigrationPlan) throws(SQLFailure) {
    while let step = try pending(of: plan).first {
      try transaction(.writing) { () throws(SQLFailure) in
        try plan.apply(step, over: SQLiteAccess(connection: self, mayWrite: true))
      }
    }
  }
}

/// The connection that a transaction's closure borrows.
private struct SQLiteAccess: ~Copyable, SQLWriting {
  let connection: SQLiteConnection
  let mayWrite: Bool

  borrowing func visit(
    _ query: SQLStatement, fetching: SQLFetching,
    _ visitor: (SQLRow) throws(SQLFailure) -> SQLVisit
  ) throws(SQLFailure) {
    try connection.statements.run { () throws(SQLFailure) in
      try connection.visit(query, mayWrite: mayWrite, visitor)
    }
  }

  borrowing func run(_ statement: SQLStatement) throws(SQLFailure) -> Int {
    try connection.statements.run { () throws(SQLFailure) in try connection.run(statement) }
  }

  borrowing func run(all statements: [SQLStatement]) throws(SQLFailure) -> Int {
    var count = 0
    for statement in statements { count += try run(statement) }
    return count
  }
}
