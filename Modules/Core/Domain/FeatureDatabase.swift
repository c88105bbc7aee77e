/// The database of a feature: its transactions throw the feature's own failures. In traces, a
/// transaction has the name of the function that runs it.
public struct FeatureDatabase<Failure: FeatureFailure>: Sendable {
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
      throw .store(StoreFailure(error))
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
      throw .store(StoreFailure(error))
    }
  }

  /// Runs a transaction that may change rows, and repeats it while another program blocks the
  /// database, at most ``patience`` times. A program uses this when it starts, because another
  /// program that starts at the same time may be recomputing all rows.
  ///
  /// - Parameter body: The transaction. It checks first whether there is still something to do.
  public func writePatiently<Value: Sendable>(
    file: String = #fileID, function: String = #function,
    _ body: @escaping @Sendable (borrowing any SQLWriting & ~Copyable) throws(SQLFailure) -> Value
  ) async throws(Failure) -> Value {
    var failures = 0
    while true {
      do throws(SQLFailure) {
        return try await database.write(as: SpanName(file: file, function: function), body)
      } catch {
        failures += 1
        guard error == .busy, failures < Self.patience else { throw .store(StoreFailure(error)) }
      }
    }
  }

  /// The maximum number of attempts of a patient transaction. Each attempt waits for the timeout of
  /// the database, which is five seconds, so all attempts together wait for ten minutes.
  private static var patience: Int { 120 }

  /// Recomputes derived data in one transaction, unless the rules of this program derived it.
  ///
  /// Derived data is computed from other columns, such as the folded titles that a search compares.
  /// A store calls this when the program starts, because a new version may have other rules.
  ///
  /// - Parameters:
  ///   - rules: The version of the rules in this program.
  ///   - table: The table that stores the version of the rules in its only column, `rules`.
  ///   - derive: Recomputes all derived data.
  /// - Returns: Whether the data had never been derived before.
  @discardableResult
  public func deriveAnew(
    by rules: String, in table: SQLName, file: String = #fileID, function: String = #function,
    _ derive: @escaping @Sendable (borrowing any SQLWriting & ~Copyable) throws(SQLFailure) -> Void
  ) async throws(Failure) -> Bool {
    let query = SQLStatement("SELECT rules FROM \(table)")
    let stored = try await read(file: file, function: function) { connection throws(SQLFailure) in
      try connection.text(query)
    }
    guard stored != rules else { return false }
    return try await writePatiently(file: file, function: function) {
      connection throws(SQLFailure) in
      // Another program may have derived the data in the meantime.
      let stored = try connection.text(query)
      guard stored != rules else { return false }
      try derive(connection)
      try connection.run(SQLStatement("DELETE FROM \(table)"))
      try connection.run(
        SQLStatement("INSERT INTO \(table) (rules) VALUES ($1)", [.text(rules)]))
      return stored == nil
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
