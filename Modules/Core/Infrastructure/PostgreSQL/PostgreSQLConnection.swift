import CPQ
import CoreDomain

/// A connection to a server, with its cache of prepared statements.
///
/// It is not `Sendable`: it belongs to the actor that owns it, whose thread waits for the server.
final class PostgreSQLConnection {
  let handle: PostgreSQLHandle
  let address: PostgreSQLAddress
  let limits: PostgreSQLLimits

  /// The cached statements, or `nil` if each statement is prepared for one use.
  private var prepared: StatementCache<PreparedStatement>?
  /// The number of statements prepared so far. The names of statements contain this number.
  private var preparedCount = 0
  /// The names of statements that left the cache and are still on the server.
  private var dropped: [String] = []
  /// The cursors that are open on the server, by the depth of their visit.
  private var openCursors: Set<Int> = []
  /// The number of visits that are running, one inside the other.
  private var depth = 0

  /// Whether the server or the network has ended the connection.
  var isLost = false
  /// Whether running statements stop when the calling task is cancelled.
  private(set) var stopsWhenCancelled = false
  /// Whether the running transaction may change rows.
  private(set) var isWriting = false
  /// Whether the running transaction changes tables, which may take long.
  private(set) var isMigrating = false
  private var statements = TransactionStatements()
  /// The server's number of the write transaction. After a lost commit, the session uses it to ask
  /// the server for the outcome.
  private(set) var transactionNumber: UInt64?
  /// The timeline of the server's log of changes. It changes when a standby takes over.
  private(set) var timeline = ""

  /// A statement that the server has parsed.
  private final class PreparedStatement {
    /// The name, which is empty if the next statement without a name replaces this one.
    let name: String
    let placeholders: [PostgreSQLType]
    let returnsRows: Bool

    init(name: String, described: PostgreSQLResult) {
      self.name = name
      placeholders = described.placeholders
      returnsRows = described.returnsRows
    }
  }

  /// Connects, and checks that the server is suitable.
  init(_ address: PostgreSQLAddress, limits: PostgreSQLLimits) throws(SQLFailure) {
    self.address = address
    self.limits = limits
    prepared =
      limits.preparedStatements == 0 ? nil : StatementCache(limit: limits.preparedStatements)
    handle = unsafe PostgreSQLHandle(connection: Self.connect(to: address, limits))
    guard unsafe PQstatus(handle.connection) == CONNECTION_OK,
      unsafe PQsetnonblocking(handle.connection, 1) == 0
    else {
      throw .unopenable(path: address.description, reason: message)
    }
    // Without this, libpq prints notices such as "relation already exists" to the standard error.
    unsafe PQsetNoticeProcessor(handle.connection, { _, _ in }, nil)
    timeline = try checkServer()
  }

  // MARK: - Transactions

  /// The kind of a transaction.
  enum Transaction {
    /// Reads one snapshot of the database, and stops if the task is cancelled.
    case reading
    /// Takes the lock that all writers share, and waits for it. The lock ends with the
    /// transaction.
    case writing
    /// Like ``writing``, but without a statement timeout, because an index may take long to
    /// build.
    case migrating
  }

  /// Begins a transaction and runs a closure in it. If the closure throws, the transaction is
  /// rolled back; otherwise the caller must commit it.
  func run<Value>(
    _ kind: Transaction, _ body: () throws(SQLFailure) -> Value
  ) throws(SQLFailure) -> Value {
    (isWriting, isMigrating) = (kind != .reading, kind == .migrating)
    transactionNumber = nil
    statements = TransactionStatements()
    openCursors = []
    do throws(SQLFailure) {
      try begin(kind)
      stopsWhenCancelled = kind == .reading
      defer { stopsWhenCancelled = false }
      let value = try body()
      try statements.expectSuccess()
      return value
    } catch {
      // If the rollback fails too, the first error is the one to report.
      if !isLost { _ = try? send(command: "ROLLBACK") }
      throw error
    }
  }

  func commit() throws(SQLFailure) {
    try send(command: "COMMIT")
  }

  /// Begins a transaction and sets its timeouts, in one round trip.
  private func begin(_ kind: Transaction) throws(SQLFailure) {
    let statement = kind == .migrating ? 0 : limits.statement.wholeMilliseconds
    // SET LOCAL ends with the transaction, so a pooler may give the connection to others then. A
    // cursor is planned for all of its rows, not for its first ones.
    let settings = """
      SET LOCAL statement_timeout = \(statement); SET LOCAL lock_timeout = \
      \(limits.busy.wholeMilliseconds); SET LOCAL cursor_tuple_fraction = 1; SET LOCAL jit = off
      """
    guard kind != .reading else {
      try send(command: "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; \(settings)")
      return
    }
    // The lock belongs to the schema. A writer that waits for it sees what the previous writer
    // has committed, because READ COMMITTED takes a snapshot for each statement.
    let result = try send(
      command: """
        BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE; \(settings); \
        SELECT pg_advisory_xact_lock(hashtextextended('seams.' || current_schema(), 0)); \
        SELECT pg_current_xact_id()::text
        """)
    transactionNumber = UInt64(try result?.row(0).text(0) ?? "")
  }

  // MARK: - Statements

  /// Runs a query and passes each row to a visitor until the visitor stops.
  func visit(
    _ query: SQLStatement, fetching: SQLFetching,
    _ visitor: (SQLRow) throws(SQLFailure) -> SQLVisit
  ) throws(SQLFailure) {
    try statements.run { () throws(SQLFailure) in
      if fetching == .inPortions, PostgreSQLStatementKind.isQuery(query.text.description) {
        try visitCursor(query, visitor)
      } else {
        try visitResult(query, visitor)
      }
    }
  }

  /// Reads a query in portions, so that its result may be larger than memory, and another query can
  /// run meanwhile. libpq's own row-by-row mode allows no other statement before the last row.
  private func visitCursor(
    _ query: SQLStatement, _ visitor: (SQLRow) throws(SQLFailure) -> SQLVisit
  ) throws(SQLFailure) {
    let cursor = "seams_cursor_\(depth)"
    let statement = try prepare("DECLARE \(cursor) NO SCROLL CURSOR FOR \(query.text)")
    try check(query, for: statement)
    let fetch = Message.command("FETCH \(Self.portion) FROM \(cursor)")
    // The cursor that this depth used before is closed in the same round trip.
    let messages = takeClosings(of: depth) + [.execute(statement.name, query.values), fetch]
    openCursors.insert(depth)
    depth += 1
    defer { depth -= 1 }
    var rows = try exchange(messages).last
    while let portion = rows {
      for row in 0..<portion.count {
        guard try visitor(try portion.row(row)) == .continue else { return }
      }
      rows = portion.count < Self.portion ? nil : try exchange([fetch]).last
    }
  }

  private func visitResult(
    _ query: SQLStatement, _ visitor: (SQLRow) throws(SQLFailure) -> SQLVisit
  ) throws(SQLFailure) {
    let statement = try prepare(query.text.description)
    guard statement.returnsRows else {
      throw .malformedStatement(reason: "the statement returns no rows")
    }
    try check(query, for: statement)
    guard let rows = try exchange([.execute(statement.name, query.values)]).last else { return }
    for row in 0..<rows.count {
      guard try visitor(try rows.row(row)) == .continue else { return }
    }
  }

  /// Runs statements that return no rows, and returns the number of changed rows.
  func run(_ statements: [SQLStatement]) throws(SQLFailure) -> Int {
    try self.statements.run { () throws(SQLFailure) in
      var count = 0
      var messages: [Message] = []
      for statement in statements {
        // A statement that left the cache, or has no name, runs before the next one is prepared.
        if messages.count == Self.portion || !dropped.isEmpty || prepared == nil {
          count += try changes(of: messages)
          messages = []
        }
        let prepared = try prepare(statement.text.description)
        guard !prepared.returnsRows else {
          throw .malformedStatement(reason: "the statement returns rows")
        }
        try check(statement, for: prepared)
        messages.append(.execute(prepared.name, statement.values))
      }
      return count + (try changes(of: messages))
    }
  }

  private func changes(of messages: [Message]) throws(SQLFailure) -> Int {
    messages.isEmpty ? 0 : try exchange(messages).reduce(0) { $0 + $1.changedRows }
  }

  private func check(_ query: SQLStatement, for statement: PreparedStatement) throws(SQLFailure) {
    try query.checkValues(for: statement.placeholders.count)
    for (index, value) in query.values.enumerated()
    where !statement.placeholders[index].takes(value) {
      throw .malformedStatement(
        reason: "$\(index + 1) has the type \(statement.placeholders[index].rawValue) of "
          + "PostgreSQL, which takes no such value; cast it in the text")
    }
  }

  /// Returns a prepared statement, from the cache if possible.
  private func prepare(_ text: String) throws(SQLFailure) -> PreparedStatement {
    if let kept = prepared?.statement(of: text) { return kept }
    preparedCount += 1
    let name = prepared == nil ? "" : "seams_\(preparedCount)"
    var messages = takeClosings(of: depth)
    messages += dropped.map { .command("DEALLOCATE \($0)") }
    messages += [.prepare(name, text), .describe(name)]
    dropped = []
    guard let described = try exchange(messages).last else {
      throw .malformedStatement(reason: "the statement is empty")
    }
    let statement = PreparedStatement(name: name, described: described)
    if let old = prepared?.keep(statement, of: text) { dropped.append(old.name) }
    return statement
  }

  /// Returns the message that closes the cursor of a depth, if it is open.
  private func takeClosings(of depth: Int) -> [Message] {
    openCursors.remove(depth) == nil ? [] : [.command("CLOSE seams_cursor_\(depth)")]
  }

  /// The number of rows that are fetched together, and of statements that are sent together.
  private static let portion = 500
}

/// The owner of a `PGconn`.
@safe struct PostgreSQLHandle: ~Copyable {
  /// `nil` if there was no memory for it.
  let connection: OpaquePointer?

  deinit {
    // "… even if the server connection attempt fails …, the application should call PQfinish".
    // https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-PQFINISH
    unsafe PQfinish(connection)
  }
}
