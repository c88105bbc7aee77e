/// A database that is read and written in transactions.
///
/// A transaction's closure borrows a connection that cannot be copied, so the compiler prevents
/// its use after the transaction. The closure is synchronous, so a transaction never waits for a
/// request to another service. A read transaction gets a connection that can only read.
public protocol SQLDatabase: DataVersions {
  /// Runs a read-only transaction. All its statements see one snapshot of the database. The
  /// transaction does not wait for a writer, except in a database in memory. Cancelling the calling
  /// task stops the running query. If the connection to a database server is lost, the closure may
  /// run once more.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (borrowing any SQLReading & ~Copyable) throws(SQLFailure) -> Value
  ) async throws(SQLFailure) -> Value

  /// Runs a transaction that may change rows. Write transactions run one at a time. If the closure
  /// throws, the transaction is rolled back. When this returns, the change is on disk, unless the
  /// database is in memory. A write that has started completes even if the calling task is
  /// cancelled, unless the connection to a database server is lost, or the server then needs more
  /// than 5 seconds for one statement. If the connection is lost before the transaction commits,
  /// the closure may run once more.
  ///
  /// A failed statement ends the transaction, even if the closure catches its error: each later
  /// statement, and the transaction itself, throws the same error.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (borrowing any SQLWriting & ~Copyable) throws(SQLFailure) -> Value
  ) async throws(SQLFailure) -> Value

  /// Runs a read-only transaction that has a name in traces: see ``read(_:)``. A database without
  /// traces ignores the name.
  func read<Value: Sendable>(
    as name: SpanName,
    _ body: @escaping @Sendable (borrowing any SQLReading & ~Copyable) throws(SQLFailure) -> Value
  ) async throws(SQLFailure) -> Value

  /// Runs a transaction that has a name in traces: see ``write(_:)``. A database without traces
  /// ignores the name.
  func write<Value: Sendable>(
    as name: SpanName,
    _ body: @escaping @Sendable (borrowing any SQLWriting & ~Copyable) throws(SQLFailure) -> Value
  ) async throws(SQLFailure) -> Value
}

extension SQLDatabase {
  public func read<Value: Sendable>(
    as name: SpanName,
    _ body: @escaping @Sendable (borrowing any SQLReading & ~Copyable) throws(SQLFailure) -> Value
  ) async throws(SQLFailure) -> Value {
    try await read(body)
  }

  public func write<Value: Sendable>(
    as name: SpanName,
    _ body: @escaping @Sendable (borrowing any SQLWriting & ~Copyable) throws(SQLFailure) -> Value
  ) async throws(SQLFailure) -> Value {
    try await write(body)
  }
}

/// A connection with read access. It can be used only inside the closure of a transaction.
public protocol SQLReading: ~Copyable {
  /// Runs a query and passes each row to a visitor, in query order, until the visitor stops.
  ///
  /// - Parameter fetching: How many rows are in memory at once.
  /// - Throws: The visitor's error; ``SQLFailure/cancelled`` if the calling task is cancelled while
  ///   a read transaction fetches the next row; or any other ``SQLFailure``.
  borrowing func visit(
    _ query: SQLStatement, fetching: SQLFetching,
    _ visitor: (SQLRow) throws(SQLFailure) -> SQLVisit
  ) throws(SQLFailure)
}

/// How many rows of a query are in memory at once.
public enum SQLFetching: Hashable, Sendable {
  /// A limited number of rows, so the result may be larger than memory.
  case inPortions
  /// All rows. Use this for queries that return few rows: a database server then needs no cursor
  /// and can reuse the query plan. SQLite fetches one row at a time anyway.
  case together
}

/// The answer of a visitor to a row: whether it wants the next row.
public enum SQLVisit: Hashable, Sendable {
  case `continue`
  case stop
}

extension SQLReading where Self: ~Copyable {
  /// Runs a query and passes each row to a visitor, in query order, until the visitor stops. The
  /// result may be larger than memory.
  public borrowing func visit(
    _ query: SQLStatement, _ visitor: (SQLRow) throws(SQLFailure) -> SQLVisit
  ) throws(SQLFailure) {
    try visit(query, fetching: .inPortions, visitor)
  }

  /// Runs a query and decodes each row, in query order.
  public borrowing func rows<Row>(
    _ query: SQLStatement, as decode: (SQLRow) throws(SQLFailure) -> Row
  ) throws(SQLFailure) -> [Row] {
    var rows: [Row] = []
    try visit(query, fetching: .together) { row throws(SQLFailure) in
      rows.append(try decode(row))
      return .continue
    }
    return rows
  }

  /// Runs a query and decodes its first row; `nil` if the result is empty. A query that can return
  /// many rows needs a LIMIT.
  public borrowing func first<Row>(
    _ query: SQLStatement, as decode: (SQLRow) throws(SQLFailure) -> Row
  ) throws(SQLFailure) -> Row? {
    var first: Row?
    try visit(query, fetching: .together) { row throws(SQLFailure) in
      first = try decode(row)
      return .stop
    }
    return first
  }
}

/// A connection with read and write access. It can be used only inside the closure of a
/// transaction.
public protocol SQLWriting: SQLReading, ~Copyable {
  /// Runs a statement that returns no rows.
  ///
  /// - Returns: The number of rows inserted, changed or deleted.
  @discardableResult
  borrowing func run(_ statement: SQLStatement) throws(SQLFailure) -> Int

  /// Runs statements that return no rows, in order. All statements are sent to a database server
  /// together, so they need about one round trip.
  ///
  /// - Returns: The total number of rows inserted, changed or deleted.
  @discardableResult
  borrowing func run(all statements: [SQLStatement]) throws(SQLFailure) -> Int
}

/// An SQL statement: its text, and the values of its numbered placeholders `$1`, `$2`, ….
///
/// User input is passed as values and cannot become part of the text. Features use only SQL that
/// SQLite and PostgreSQL share: BIGINT, TEXT and DOUBLE PRECISION columns, and no AUTOINCREMENT. A
/// text value must not contain U+0000, which PostgreSQL does not store.
public struct SQLStatement: Hashable, Sendable {
  public let text: SQLText
  /// The values of the placeholders, starting with `$1`.
  public let values: [SQLValue]

  public init(_ text: SQLText, _ values: [SQLValue] = []) {
    self.text = text
    self.values = values
  }
}

/// A value in a column of a row, or the value of a placeholder in a statement.
public enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)

  /// Makes a key for an indexed column from a text. A text of up to ``keyLimit`` bytes is its own
  /// key. The key of a longer text is the beginning of the text and a checksum of the whole text.
  /// Equal texts have equal keys. Keys sort like the texts, up to the length of a key.
  ///
  /// Long texts need keys because PostgreSQL rejects index entries above a third of a page:
  /// https://www.postgresql.org/docs/current/btree.html. The checksum is not cryptographic: an
  /// attacker can construct different texts with equal keys.
  public static func key(_ text: String) -> SQLValue {
    guard text.utf8.count > keyLimit else { return .text(text) }
    let checksum = Checksum(of: text.utf8).description
    let start = text.utf8.prefix(keyLimit - checksum.utf8.count)
    return .text(String(decoding: start, as: UTF8.self) + checksum)
  }

  /// The maximum length of a key in bytes. If the limit cuts a character of several bytes, U+FFFD
  /// replaces it, and the key is up to two bytes longer.
  public static let keyLimit = 1000

  /// Makes an integer that represents a Boolean: 0 or 1.
  public static func flag(_ value: Bool) -> SQLValue {
    .integer(value ? 1 : 0)
  }
}

/// One numbered step that creates or changes the tables of a feature.
///
/// Never edit a published step: the database stores the text of each applied step, and opening it
/// fails if the program has a different text.
public struct SQLMigration: Hashable, Sendable {
  /// The feature that owns the tables; each feature numbers its steps separately.
  public let feature: String
  /// The step's number: 1, 2, 3, … without gaps.
  public let number: Int
  /// The statements in order. They have no placeholders.
  public let statements: [SQLText]

  public init(feature: String, number: Int, statements: [SQLText]) {
    precondition(number > 0, "migrations count from 1")
    self.feature = feature
    self.number = number
    self.statements = statements
  }

  /// Whether programs that do not know this step can still use the tables, so that servers can be
  /// updated one after the other. Such a step only adds tables, adds columns that need no value,
  /// and adds or drops indexes.
  public var isExpansion: Bool { statements.allSatisfy(\.isExpansion) }
}

extension SQLText {
  fileprivate var isExpansion: Bool {
    let words = description.split { $0 == " " || $0 == "\n" }.map { $0.uppercased() }
    switch (words.first, words.dropFirst().first) {
    case ("CREATE", "TABLE"), ("CREATE", "VIRTUAL"), ("CREATE", "INDEX"), ("DROP", "INDEX"):
      return true
    case ("ALTER", "TABLE"):
      return words.dropFirst(3).starts(with: ["ADD", "COLUMN"])
        && (!words.contains("NOT") || words.contains("DEFAULT")) && !words.contains("UNIQUE")
    default:
      return false
    }
  }
}

/// A database error. Its description consists of sentences for the user.
public enum SQLFailure: Error, Hashable, Sendable {
  /// The database file cannot be opened or created, or the database server cannot be used.
  case unopenable(path: String, reason: String)
  /// The file is not a database, or is damaged.
  case corrupt(reason: String)
  /// Another connection is writing and has not finished within the timeout, or all connections to a
  /// database server were in use for that long.
  case busy
  /// The disk is full.
  case full
  /// The file system or the server refuses to write.
  case unwritable(reason: String)
  /// The change violates a constraint: for example, a key already exists, or the row that a
  /// foreign key refers to is missing.
  case constraint(reason: String)
  /// A text value contains U+0000, which PostgreSQL does not store.
  case nulInText
  /// The statement has a syntax error, its values do not match its placeholders, or it reads a
  /// table that the user of the database may not read.
  case malformedStatement(reason: String)
  /// A column has an unexpected type or an invalid value. The associated text is the reason.
  case unexpectedValue(String)
  /// A newer version of the program has changed the tables of this feature: the database has the
  /// migration `found`, and this program knows the migrations up to `known`.
  case newerSchema(feature: String, found: Int, known: Int)
  /// The database was created with a different text of this migration, or lacks an earlier
  /// migration.
  case alteredMigration(feature: String, number: Int)
  /// The calling task was cancelled before the transaction began, or while a read transaction was
  /// fetching rows.
  case cancelled
  /// The connection to the server was lost while a transaction was committed, so it is unknown
  /// whether its changes were stored.
  case unclear(reason: String)
}

extension SQLFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unopenable(let path, let reason):
      "The database “\(path)” cannot be used: \(reason). "
        + "Check that the database exists and that you have access to it."
    case .corrupt(let reason):
      "The database is damaged, or the file is not a database: \(reason). "
        + "Restore the database from a copy."
    case .busy:
      "The database is in use. Try again in a moment."
    case .full:
      "The disk is full, so nothing more can be stored. Free some space on it, then try again."
    case .unwritable(let reason):
      "The database cannot be written: \(reason). Remove the cause, then try again."
    case .constraint(let reason):
      "The database rejected the change: \(reason)."
    case .nulInText:
      "A text contains the character U+0000 (NUL), which the database cannot store. Remove it."
    case .malformedStatement(let reason):
      "A database statement failed: \(reason)."
    case .unexpectedValue(let reason):
      "The database holds an unexpected value: \(reason). "
        + "Restore the database from a copy."
    case .newerSchema(let feature, let found, let known):
      "The tables of “\(feature)” have version \(found); this program supports versions up to "
        + "\(known). Use a newer version of the program. Nothing was changed."
    case .alteredMigration(let feature, let number):
      "Migration \(number) of “\(feature)” is missing in the database, or differs from the one in "
        + "this program. Use the version of the program that last changed it. Nothing was changed."
    case .cancelled:
      "The work on the database was cancelled."
    case .unclear(let reason):
      "It is unknown whether the last change was stored: \(reason). Check the data before you "
        + "repeat the change."
    }
  }
}
