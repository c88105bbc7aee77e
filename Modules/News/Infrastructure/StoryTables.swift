import CoreDomain
import NewsDomain

/// Runs transactions, and converts their errors to those of the feature.
struct StoryTables: Sendable {
  let database: any SQLDatabase

  /// Runs a read-only transaction.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (borrowing any SQLReading & ~Copyable) throws(SQLFailure) -> Value
  ) async throws(StoryFailure) -> Value {
    do throws(SQLFailure) {
      return try await database.read { connection throws(SQLFailure) in try body(connection) }
    } catch {
      throw StoryFailure(error)
    }
  }

  /// Runs a transaction that may write. If the body returns a failure, it must not have changed
  /// anything.
  func write<Value: Sendable>(
    _ body:
      @escaping @Sendable (
        borrowing any SQLWriting & ~Copyable
      ) throws(SQLFailure) -> Result<Value, StoryFailure>
  ) async throws(StoryFailure) -> Value {
    let result: Result<Value, StoryFailure>
    do throws(SQLFailure) {
      result = try await database.write { connection throws(SQLFailure) in try body(connection) }
    } catch {
      throw StoryFailure(error)
    }
    return try result.get()
  }
}

extension StoryFailure {
  /// Converts a database failure.
  fileprivate init(_ failure: SQLFailure) {
    switch failure {
    case .busy: self = .busy(reason: failure.description)
    case .full: self = .full(reason: failure.description)
    case .cancelled: self = .cancelled(RefreshReport(outcomes: [], total: 0))
    case .unopenable, .corrupt, .unwritable, .constraint, .malformedStatement, .unexpectedValue,
      .newerSchema, .alteredMigration:
      self = .storage(reason: failure.description)
    }
  }
}

// MARK: - Values and columns

extension SQLValue {
  static func optional(_ text: String?) -> SQLValue { text.map { .text($0) } ?? .null }
  static func optional(_ moment: Timestamp?) -> SQLValue { moment.map { .moment($0) } ?? .null }
  static func moment(_ moment: Timestamp) -> SQLValue { .integer(moment.millisecondsSince1970) }
}

extension SQLRow {
  func moment(_ column: Int) throws(SQLFailure) -> Timestamp {
    let milliseconds = try integer(column)
    guard let moment = Timestamp(millisecondsSince1970: milliseconds) else {
      throw .unexpectedValue("column \(column) holds \(milliseconds), which is no moment")
    }
    return moment
  }

  /// Decodes a time, or returns `nil` if the column is NULL.
  func optionalMoment(_ column: Int) throws(SQLFailure) -> Timestamp? {
    try optionalInteger(column) == nil ? nil : try moment(column)
  }

  func address(_ column: Int) throws(SQLFailure) -> WebAddress {
    guard let address = WebAddress(try text(column)) else {
      throw .unexpectedValue("column \(column) holds a text that is no address")
    }
    return address
  }

  /// Decodes an address, or returns `nil` if the column is NULL.
  func optionalAddress(_ column: Int) throws(SQLFailure) -> WebAddress? {
    try optionalText(column) == nil ? nil : try address(column)
  }
}

extension SQLReading where Self: ~Copyable {
  /// Returns the integer in the first row, or `nil` if there are no rows.
  borrowing func number(_ query: SQLStatement) throws(SQLFailure) -> Int64? {
    try first(query) { row throws(SQLFailure) in try row.integer(0) }
  }
}
