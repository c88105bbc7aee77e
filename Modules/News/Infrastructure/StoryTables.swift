import CoreDomain
import NewsDomain

/// The tables of the feature: transactions, with failures in the words of the feature.
struct StoryTables: Sendable {
  let database: any SQLDatabase

  /// Runs a transaction that only reads.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (borrowing any SQLReading & ~Copyable) throws(SQLFailure) -> Value
  ) async throws(StoryFailure) -> Value {
    do throws(SQLFailure) {
      return try await database.read { connection throws(SQLFailure) in try body(connection) }
    } catch {
      throw StoryFailure(error)
    }
  }

  /// Runs a transaction that may change rows. A body that returns a failure has changed none.
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
  /// A failure of the database in the words of the feature.
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

  /// A moment, or nothing where the column is null.
  func optionalMoment(_ column: Int) throws(SQLFailure) -> Timestamp? {
    try optionalInteger(column) == nil ? nil : try moment(column)
  }

  func address(_ column: Int) throws(SQLFailure) -> WebAddress {
    guard let address = WebAddress(try text(column)) else {
      throw .unexpectedValue("column \(column) holds a text that is no address")
    }
    return address
  }

  /// An address, or nothing where the column is null.
  func optionalAddress(_ column: Int) throws(SQLFailure) -> WebAddress? {
    try optionalText(column) == nil ? nil : try address(column)
  }
}

extension SQLReading where Self: ~Copyable {
  /// The number that a query gives, if it gives one.
  borrowing func number(_ query: SQLStatement) throws(SQLFailure) -> Int64? {
    try first(query) { row throws(SQLFailure) in try row.integer(0) }
  }
}
