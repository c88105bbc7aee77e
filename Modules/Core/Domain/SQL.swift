/// A database that is read and changed in transactions.
///
/// The body of a transaction borrows a connection that cannot be copied, so it cannot be kept and
/// used after the transaction: the compiler refuses. It is synchronous, so a transaction never
/// waits for the network. A reading transaction is handed a connection that can only read.
public protocol SQLDatabase: Sendable {
  /// Runs a transaction that only reads. All its statements see one state of the database, and it
  /// does not wait for a writer. When the calling task is cancelled, the running query stops.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (borrowing any SQLReading & ~Copyable) throws(SQLFailure) -> Value
  ) async throws(SQLFailure) -> Value

  /// Runs a transaction that may change rows. Transactions are run one after the other; when the
  /// body throws, nothing of it remains. When this returns, the change is on the disk. One that has
  /// begun is brought to its end, also when the calling task is cancelled.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (borrowing any SQLWriting & ~Copyable) throws(SQLFailure) -> Value
  ) async throws(SQLFailure) -> Value
}

/// A connection inside of a transaction, as far as it reads.
public protocol SQLReading: ~Copyable {
  /// Runs a query and shows each row to a visitor, in the order of the query, until the visitor has
  /// seen enough. A row is fetched when the one before it has been seen, so a result may be longer
  /// than memory.
  ///
  /// - Throws: ``SQLFailure/cancelled`` when the calling task is cancelled while a transaction that
  ///   only reads looks for the next row, and whatever the visitor throws.
  borrowing func visit(
    _ query: SQLStatement, _ visitor: (SQLRow) throws(SQLFailure) -> SQLVisit
  ) throws(SQLFailure)
}

/// Whether a visitor of rows wants another one.
public enum SQLVisit: Hashable, Sendable {
  case goOn
  case stop
}

extension SQLReading where Self: ~Copyable {
  /// Runs a query and decodes each row, in the order of the query.
  public borrowing func rows<Row>(
    _ query: SQLStatement, as decode: (SQLRow) throws(SQLFailure) -> Row
  ) throws(SQLFailure) -> [Row] {
    var rows: [Row] = []
    try visit(query) { row throws(SQLFailure) in
      rows.append(try decode(row))
      return .goOn
    }
    return rows
  }

  /// Runs a query and decodes its first row, if there is one; the others are not fetched.
  public borrowing func first<Row>(
    _ query: SQLStatement, as decode: (SQLRow) throws(SQLFailure) -> Row
  ) throws(SQLFailure) -> Row? {
    var first: Row?
    try visit(query) { row throws(SQLFailure) in
      first = try decode(row)
      return .stop
    }
    return first
  }
}

/// A connection inside of a transaction that may change rows.
public protocol SQLWriting: SQLReading, ~Copyable {
  /// Runs a statement that returns no rows.
  ///
  /// - Returns: how many rows it inserted, changed or deleted.
  @discardableResult
  borrowing func run(_ statement: SQLStatement) throws(SQLFailure) -> Int
}

/// A statement: its text, and the values of its placeholders `$1`, `$2`, … by their number.
///
/// What comes from outside is bound as a value, and cannot be written into the text. The text stays
/// in what SQLite and PostgreSQL share: BIGINT, TEXT and DOUBLE PRECISION columns, and no
/// AUTOINCREMENT.
public struct SQLStatement: Hashable, Sendable {
  public let text: SQLText
  /// The value of `$1` first.
  public let values: [SQLValue]

  public init(_ text: SQLText, _ values: [SQLValue] = []) {
    self.text = text
    self.values = values
  }
}

/// A value of a column.
public enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)

  /// An integer that stands for a truth value: 0 or 1.
  public static func flag(_ value: Bool) -> SQLValue {
    .integer(value ? 1 : 0)
  }
}

/// One numbered step from one form of the tables to the next.
///
/// A step that has been published is never edited: the database remembers the text of each step
/// that it has taken, and refuses to be opened by a program that knows another text.
public struct SQLMigration: Hashable, Sendable {
  /// The feature whose tables are changed; steps of different features do not count together.
  public let feature: String
  /// 1, 2, 3, … without a gap.
  public let number: Int
  /// The statements, in order. They have no values.
  public let statements: [SQLText]

  public init(feature: String, number: Int, statements: [SQLText]) {
    precondition(number > 0, "migrations count from 1")
    self.feature = feature
    self.number = number
    self.statements = statements
  }
}

/// What can go wrong with a database.
public enum SQLFailure: Error, Hashable, Sendable {
  /// The file cannot be opened or made.
  case unopenable(path: String, reason: String)
  /// The file is no database, or a damaged one.
  case corrupt(reason: String)
  /// Somebody else writes, and did not finish in time.
  case busy
  /// The disk is full.
  case full
  /// The file system refuses to write.
  case unwritable(reason: String)
  /// A rule of the tables forbids the change: a key that is taken, a missing parent.
  case constraint(reason: String)
  /// The statement is not understood, or its values do not fit its placeholders.
  case malformedStatement(reason: String)
  /// A column holds something else than was asked for.
  case unexpectedValue(String)
  /// The database was written by a newer program.
  case newerSchema(feature: String, found: Int, known: Int)
  /// The database took a step that this program knows differently, or with a gap.
  case alteredMigration(feature: String, number: Int)
  /// The calling task was cancelled before the transaction began, or while one that only reads looked
  /// for rows.
  case cancelled
}

extension SQLFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unopenable(let path, let reason):
      "The database “\(path)” cannot be opened: \(reason)."
    case .corrupt(let reason):
      "The database is damaged or no database at all: \(reason). Restore it from a copy."
    case .busy:
      "The database is in use by another program. Try again in a moment."
    case .full:
      "The disk is full, so nothing more can be stored. Free some space on it, then try again."
    case .unwritable(let reason):
      "The database cannot be written: \(reason)."
    case .constraint(let reason):
      "The database refuses the change: \(reason)."
    case .malformedStatement(let reason):
      "The database does not understand a statement: \(reason)."
    case .unexpectedValue(let reason):
      "The database holds an unexpected value: \(reason)."
    case .newerSchema(let feature, let found, let known):
      "The tables of “\(feature)” have version \(found); this program knows versions up to "
        + "\(known). Use the newer program; nothing was changed."
    case .alteredMigration(let feature, let number):
      "Step \(number) of the tables of “\(feature)” is not the step that this program knows. "
        + "Use the program that made the database; nothing was changed."
    case .cancelled:
      "The work on the database was cancelled."
    }
  }
}
