import CoreDomain
import Glibc

/// Runs the transactions of one connection on its own thread, one at a time.
///
/// The closure of a transaction is synchronous, so its thread waits for the server between two
/// statements. The session connects when it is first used, and again after the connection was
/// lost. If the server stays away, only the first transaction waits for it; later ones try once.
actor PostgreSQLSession {
  private let address: PostgreSQLAddress
  private let limits: PostgreSQLLimits
  private let executor: QueueExecutor
  private var connection: PostgreSQLConnection?
  /// The last attempt to connect, if it has failed.
  private var failure: (time: ContinuousClock.Instant, error: SQLFailure)?

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe executor.asUnownedSerialExecutor()
  }

  init(_ address: PostgreSQLAddress, limits: PostgreSQLLimits, label: String) {
    self.address = address
    self.limits = limits
    executor = QueueExecutor(label: label)
  }

  /// Applies the pending migrations, each in its own transaction. Several programs may start at
  /// once: each transaction takes the lock of all writers, so only one program applies the step.
  func migrate(_ migrations: [SQLMigration]) throws(SQLFailure) {
    let plan = MigrationPlan(
      migrations, tableCount: "SELECT COUNT(to_regclass('schema_migrations'))")
    while let step = try read({ connection throws(SQLFailure) in
      try plan.pending(over: connection)
    }).first {
      try transaction(.migrating) { connection throws(SQLFailure) in
        try plan.apply(step, over: PostgreSQLAccess(connection: connection))
      }
    }
  }

  func read<Value: Sendable>(
    _ body: @Sendable (borrowing any SQLReading & ~Copyable) throws(SQLFailure) -> Value
  ) throws(SQLFailure) -> Value {
    try transaction(.reading) { connection throws(SQLFailure) in
      let reading: any SQLReading & ~Copyable = PostgreSQLAccess(connection: connection)
      return try body(reading)
    }
  }

  /// - Parameter start: When the transaction began to wait for this session.
  func write<Value: Sendable>(
    since start: ContinuousClock.Instant,
    _ body: @Sendable (borrowing any SQLWriting & ~Copyable) throws(SQLFailure) -> Value
  ) throws(SQLFailure) -> Value {
    // The attempt to connect has failed while this transaction waited for it.
    if let failure, start < failure.time { throw failure.error }
    return try transaction(.writing) { connection throws(SQLFailure) in
      let writing: any SQLWriting & ~Copyable = PostgreSQLAccess(connection: connection)
      return try body(writing)
    }
  }

  /// Returns the version of the data: the numbers of the committed transactions. They belong to the
  /// whole server, so a write to another of its databases makes a new version, too.
  ///
  /// After a crash, or on a standby that takes over, the server may reuse the numbers. The version
  /// therefore includes the start of the server and the timeline. On a standby, the numbers do not
  /// show every commit, so the result is `nil`.
  func dataVersion() throws(SQLFailure) -> DataVersion? {
    // https://www.postgresql.org/docs/current/functions-info.html#FUNCTIONS-INFO-SNAPSHOT
    let rows = try connected().send(
      command: """
        SELECT CASE WHEN pg_is_in_recovery() THEN NULL
          ELSE pg_current_snapshot()::text || '/' || pg_postmaster_start_time() END,
          \(PostgreSQLConnection.timelineText)
        """)
    guard let row = try rows?.row(0), let snapshot = try row.optionalText(0) else { return nil }
    return DataVersion("\(snapshot)/\(try row.text(1))")
  }

  /// Runs a transaction. If the connection is lost before the transaction was committed, nothing is
  /// stored, so the transaction is repeated once on a new connection.
  private func transaction<Value>(
    _ kind: PostgreSQLConnection.Transaction,
    _ body: (PostgreSQLConnection) throws(SQLFailure) -> Value
  ) throws(SQLFailure) -> Value {
    guard !Task.isCancelled else { throw .cancelled }
    do throws(SQLFailure) {
      if let value = try attempt(kind, body) { return value }
    } catch .unclear(let reason) {
      throw .unclear(reason: reason)
    } catch {
      guard connection?.isLost == true else { throw error }
      if Task.isCancelled {
        // Nothing is stored, and the server may not respond.
        connection = nil
        throw kind == .reading ? SQLFailure.cancelled : error
      }
    }
    _ = try restored()
    guard let value = try attempt(kind, body) else {
      throw .unopenable(
        path: address.description, reason: "the connection was lost again; nothing was changed")
    }
    return value
  }

  /// Runs a transaction once.
  ///
  /// - Returns: The value of the closure, or `nil` if the connection was lost in the commit and
  ///   the server has rolled back.
  private func attempt<Value>(
    _ kind: PostgreSQLConnection.Transaction,
    _ body: (PostgreSQLConnection) throws(SQLFailure) -> Value
  ) throws(SQLFailure) -> Value? {
    let connection = try connected()
    let value = try connection.run(kind) { () throws(SQLFailure) in try body(connection) }
    do throws(SQLFailure) {
      try connection.commit()
    } catch {
      guard connection.isLost else { throw error }
      guard kind != .reading else { return value }
      return try wasCommitted(on: connection) ? value : nil
    }
    return value
  }

  /// Asks the server for the outcome of a commit whose response was lost.
  ///
  /// - Throws: ``SQLFailure/unclear(reason:)`` if the outcome cannot be determined.
  private func wasCommitted(on old: PostgreSQLConnection) throws(SQLFailure) -> Bool {
    guard let number = old.transactionNumber else { return false }
    let reason = "the connection to “\(address)” was lost in the commit"
    do throws(SQLFailure) {
      let connection = try restored()
      // A standby that took over may have given the number to another transaction.
      guard connection.timeline == old.timeline else {
        throw .unclear(reason: reason + ", and another server has taken over")
      }
      let deadline = ContinuousClock.now + limits.connect
      repeat {
        // https://www.postgresql.org/docs/current/functions-info.html#FUNCTIONS-INFO-SNAPSHOT
        let status = try connection.send(command: "SELECT pg_xact_status('\(number)')")
        switch try status?.row(0).optionalText(0) {
        case "committed": return true
        case "aborted": return false
        default: pause()
        }
      } while ContinuousClock.now < deadline && !Task.isCancelled
    } catch .unclear(let reason) {
      throw .unclear(reason: reason)
    } catch {
      throw .unclear(reason: "\(reason): \(error.description)")
    }
    throw .unclear(reason: reason)
  }

  private func connected() throws(SQLFailure) -> PostgreSQLConnection {
    if let connection, !connection.isLost { return connection }
    do throws(SQLFailure) {
      let new = try PostgreSQLConnection(address, limits: limits)
      connection = new
      failure = nil
      return new
    } catch {
      failure = (ContinuousClock.now, error)
      throw error
    }
  }

  /// Connects again, and tries until the timeout, because a server takes a moment to restart. After
  /// that, the session has no lost connection that the next transaction would restore.
  private func restored() throws(SQLFailure) -> PostgreSQLConnection {
    connection = nil
    let deadline = ContinuousClock.now + limits.connect
    while true {
      do throws(SQLFailure) {
        return try connected()
      } catch {
        guard ContinuousClock.now < deadline, !Task.isCancelled else { throw error }
        pause()
      }
    }
  }

  /// Blocks the thread of this session for a moment.
  private func pause() {
    _ = poll(nil, 0, 50)
  }
}

/// The connection that a transaction's closure borrows.
private struct PostgreSQLAccess: ~Copyable, SQLWriting {
  let connection: PostgreSQLConnection

  borrowing func visit(
    _ query: SQLStatement, fetching: SQLFetching,
    _ visitor: (SQLRow) throws(SQLFailure) -> SQLVisit
  ) throws(SQLFailure) {
    try connection.visit(query, fetching: fetching, visitor)
  }

  borrowing func run(_ statement: SQLStatement) throws(SQLFailure) -> Int {
    try connection.run([statement])
  }

  borrowing func run(all statements: [SQLStatement]) throws(SQLFailure) -> Int {
    try connection.run(statements)
  }
}
