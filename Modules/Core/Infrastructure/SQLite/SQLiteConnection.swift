import CSQLite
import CoreDomain

/// An SQLite connection with its cache of prepared statements.
///
/// It is not `Sendable`, because it belongs to a single actor.
final class SQLiteConnection {
  private let handle: ConnectionHandle
  /// The path of the database file.
  let path: String
  private var prepared: StatementCache<SQLitePreparedStatement>
  /// The statements of the running transaction's closure.
  var statements = TransactionStatements()

  /// - Parameter flags: `SQLITE_OPEN_…`.
  init(path: String, flags: Int32, preparedLimit: Int) throws(SQLFailure) {
    var database: OpaquePointer?
    // "Whether or not an error occurs when it is opened, resources associated with the database
    // connection handle should be released by passing it to sqlite3_close()". The owner is
    // therefore created before the code is checked. https://www.sqlite.org/c3ref/open.html
    let code = unsafe sqlite3_open_v2(path, &database, flags, nil)
    handle = unsafe ConnectionHandle(database: database)
    self.path = path
    prepared = StatementCache<SQLitePreparedStatement>(limit: preparedLimit)
    try check(code)
  }

  deinit {
    // Statements must be finalized before the connection closes.
    prepared.removeAll()
  }

  // MARK: - Statements

  /// Runs a query and passes each row to a visitor until the visitor stops.
  ///
  /// - Parameter mayWrite: Whether the query may change rows (`INSERT … RETURNING`).
  func visit(
    _ query: SQLStatement, mayWrite: Bool, _ visitor: (SQLRow) throws(SQLFailure) -> SQLVisit
  ) throws(SQLFailure) {
    let statement = try prepare(query.text.description)
    guard statement.returnsRows else {
      throw .malformedStatement(reason: "the statement returns no rows")
    }
    guard mayWrite || statement.isReadOnly else {
      throw .malformedStatement(reason: "it changes rows in a transaction that only reads")
    }
    defer { statement.reset() }
    try bind(query, to: statement)
    while try step(statement) {
      guard try visitor(try statement.row()) == .continue else { return }
    }
  }

  /// Runs a statement that returns no rows.
  ///
  /// - Returns: The number of rows inserted, changed or deleted.
  @discardableResult
  func run(_ query: SQLStatement) throws(SQLFailure) -> Int {
    let statement = try prepare(query.text.description)
    guard !statement.returnsRows else {
      throw .malformedStatement(reason: "the statement returns rows")
    }
    defer { statement.reset() }
    try bind(query, to: statement)
    // sqlite3_changes64 returns the count of the last INSERT, UPDATE or DELETE; other statements do
    // not change the total. https://www.sqlite.org/c3ref/changes.html
    let before = unsafe sqlite3_total_changes64(handle.database)
    _ = try step(statement)
    let changed = unsafe sqlite3_total_changes64(handle.database) != before
    return changed ? Int(unsafe sqlite3_changes64(handle.database)) : 0
  }

  private func bind(
    _ query: SQLStatement, to statement: SQLitePreparedStatement
  ) throws(SQLFailure) {
    try query.checkValues(for: statement.placeholders)
    for (index, value) in query.values.enumerated() {
      try check(statement.bind(value, toPlaceholder: index))
    }
  }

  /// - Returns: Whether there is a row to read.
  private func step(_ statement: SQLitePreparedStatement) throws(SQLFailure) -> Bool {
    let code = statement.step()
    if code == SQLITE_ROW { return true }
    if code != SQLITE_DONE { try check(code) }
    return false
  }

  /// Returns a prepared statement, from the cache if possible.
  private func prepare(_ text: String) throws(SQLFailure) -> SQLitePreparedStatement {
    // New values must not be bound to a running statement. The statement is running if the visitor
    // of its rows runs the same query.
    if let kept = prepared.statement(of: text), !kept.isBusy { return kept }
    var failure = SQLITE_OK
    let made = try unsafe SQLitePreparedStatement(text, in: handle.database, failure: &failure)
    try check(failure)
    guard let made else { throw .malformedStatement(reason: "the statement is empty") }
    prepared.keep(made, of: text)
    return made
  }

  // MARK: - State

  /// Whether a transaction is open.
  var isInTransaction: Bool {
    unsafe sqlite3_get_autocommit(handle.database) == 0
  }

  /// The version of the data. SQLite counts the commits of other connections, and the changes of
  /// this one. https://www.sqlite.org/pragma.html#pragma_data_version
  func dataVersion() throws(SQLFailure) -> DataVersion? {
    let changes = unsafe sqlite3_total_changes64(handle.database)
    var version: DataVersion?
    try visit(SQLStatement("PRAGMA data_version"), mayWrite: false) { row throws(SQLFailure) in
      version = DataVersion("\(try row.integer(0)).\(changes)")
      return .stop
    }
    return version
  }

  func wait(atMost limit: Duration) throws(SQLFailure) {
    let (seconds, attoseconds) = limit.components
    let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
    try check(unsafe sqlite3_busy_timeout(handle.database, Int32(clamping: milliseconds)))
  }

  /// Sets whether running statements stop when the calling task is cancelled.
  ///
  /// SQLite calls the handler regularly on the statement's thread, where the current task is known.
  /// No other thread is involved, so a cancellation cannot stop the wrong statement.
  /// https://www.sqlite.org/c3ref/progress_handler.html
  func stopWhenCancelled(_ stops: Bool) {
    unsafe sqlite3_progress_handler(
      handle.database, Self.stepsBetweenQuestions,
      stops ? { _ in Task.isCancelled ? 1 : 0 } : nil, nil)
  }

  /// The number of virtual machine steps between checks for cancellation. They take about 0.1 ms.
  private static let stepsBetweenQuestions: Int32 = 4_000

  /// - Parameter option: `SQLITE_DBCONFIG_…`.
  func turn(_ option: Int32, on: Bool) throws(SQLFailure) {
    guard let database = unsafe handle.database else { return }
    try check(unsafe csqlite_switch(database, option, on ? 1 : 0))
  }

  private func check(_ code: Int32) throws(SQLFailure) {
    guard code != SQLITE_OK else { return }
    throw unsafe SQLFailure(code, in: handle.database, path: path)
  }
}

/// The owner of an SQLite connection handle.
@safe private struct ConnectionHandle: ~Copyable {
  /// `nil` if SQLite could not allocate it; opening has then thrown.
  let database: OpaquePointer?

  deinit {
    // "Calling sqlite3_close() or sqlite3_close_v2() with a NULL pointer argument is a harmless
    // no-op." https://www.sqlite.org/c3ref/close.html
    unsafe sqlite3_close_v2(database)
  }
}
