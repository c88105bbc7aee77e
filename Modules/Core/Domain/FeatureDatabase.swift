/// A failure of a feature that stores its data in a database.
///
/// The cases of an enum satisfy the requirements, so the conformance needs no code:
///
///     enum RecipeFailure: Error { case busy(reason: String), full(reason: String), … }
///     extension RecipeFailure: StoreFailure {}
public protocol StoreFailure: Error {
  /// Another transaction blocks the database, or another program has taken over the work of the
  /// caller. A retry may succeed.
  static func busy(reason: String) -> Self
  /// The disk is full.
  static func full(reason: String) -> Self
  /// Any other failure of the database.
  static func storage(reason: String) -> Self
  /// The task was cancelled before its transaction began, or while it was reading. The default is
  /// ``storage(reason:)``.
  static var cancelledRead: Self { get }
}

extension StoreFailure {
  public static var cancelledRead: Self { .storage(reason: SQLFailure.cancelled.description) }

  /// Converts a database error to a failure of the feature. The reason is the description of the
  /// error.
  public init(_ failure: SQLFailure) {
    switch failure {
    case .busy: self = .busy(reason: failure.description)
    case .full: self = .full(reason: failure.description)
    case .cancelled: self = .cancelledRead
    case .unopenable, .corrupt, .unwritable, .constraint, .malformedStatement, .unexpectedValue,
      .newerSchema, .alteredMigration, .unclear:
      self = .storage(reason: failure.description)
    }
  }
}

/// The database of a feature: its transactions throw the feature's own failures. In traces, a
/// transaction has the name of the function that runs it.
public struct FeatureDatabase<Failure: StoreFailure>: Sendable {
  private let database: any SQLDatabase

  public init(_ database: any SQLDatabase) {
    self.database = database
  }

  /// Runs a read-only transaction: see ``SQLDatabase/read(_:)``.
  public func read<Value: Sendable>(
    file: String = #fileID, function: String = #function,
    _ body: @escaping @Sendable (borrowing any SQLReading & ~Copyable) throws(SQLFailure) -> Value
  ) async throws(Failure) -> Value {
    do throws(SQLFailure) {
      return try await database.read(as: SpanName(file: file, function: function), body)
    } catch {
      throw Failure(error)
    }
  }

  /// Runs a transaction that may change rows: see ``SQLDatabase/write(_:)``.
  public func write<Value: Sendable>(
    file: String = #fileID, function: String = #function,
    _ body: @escaping @Sendable (borrowing any SQLWriting & ~Copyable) throws(SQLFailure) -> Value
  ) async throws(Failure) -> Value {
    do throws(SQLFailure) {
      return try await database.write(as: SpanName(file: file, function: function), body)
    } catch {
      throw Failure(error)
    }
  }

  /// Runs a transaction that may change rows, and throws the failure if the transaction returns
  /// one.
  ///
  /// - Parameter body: The transaction. If it returns a failure, it must not have changed any rows,
  ///   because its changes would be committed.
  public func attempt<Value: Sendable>(
    file: String = #fileID, function: String = #function,
    _ body:
      @escaping @Sendable (
        borrowing any SQLWriting & ~Copyable
      ) throws(SQLFailure) -> Result<Value, Failure>
  ) async throws(Failure) -> Value {
    try await write(file: file, function: function, body).get()
  }

  /// Returns all rows of a query, in order.
  public func rows<Row: Sendable>(
    _ query: SQLStatement, file: String = #fileID, function: String = #function,
    as decode: @escaping @Sendable (SQLRow) throws(SQLFailure) -> Row
  ) async throws(Failure) -> [Row] {
    try await read(file: file, function: function) { connection throws(SQLFailure) in
      try connection.rows(query, as: decode)
    }
  }

  /// Returns the first row of a query, or `nil` if there are no rows.
  public func first<Row: Sendable>(
    _ query: SQLStatement, file: String = #fileID, function: String = #function,
    as decode: @escaping @Sendable (SQLRow) throws(SQLFailure) -> Row
  ) async throws(Failure) -> Row? {
    try await read(file: file, function: function) { connection throws(SQLFailure) in
      try connection.first(query, as: decode)
    }
  }

  /// Runs one statement in a transaction of its own, and returns the number of rows that it
  /// inserted, changed or deleted.
  @discardableResult
  public func run(
    _ statement: SQLStatement, file: String = #fileID, function: String = #function
  ) async throws(Failure) -> Int {
    try await write(file: file, function: function) { connection throws(SQLFailure) in
      try connection.run(statement)
    }
  }
}
