import CoreDomain
import StargazersDomain

/// Runs transactions and converts their errors.
struct StargazerTables: Sendable {
  let database: any SQLDatabase

  /// Returns the first row of a query, or `nil`.
  func first<Value: Sendable>(
    _ query: SQLStatement, _ decode: @escaping @Sendable (SQLRow) throws(SQLFailure) -> Value
  ) async throws(StargazerFailure) -> Value? {
    do throws(SQLFailure) {
      return try await database.read { connection throws(SQLFailure) in
        try connection.first(query, as: decode)
      }
    } catch {
      throw StargazerFailure(error)
    }
  }

  /// Returns all rows of a query in order.
  func rows<Value: Sendable>(
    _ query: SQLStatement, _ decode: @escaping @Sendable (SQLRow) throws(SQLFailure) -> Value
  ) async throws(StargazerFailure) -> [Value] {
    do throws(SQLFailure) {
      return try await database.read { connection throws(SQLFailure) in
        try connection.rows(query, as: decode)
      }
    } catch {
      throw StargazerFailure(error)
    }
  }

  /// Runs one statement in its own transaction.
  func run(_ statement: SQLStatement) async throws(StargazerFailure) {
    try await write { connection throws(SQLFailure) in try connection.run(statement) }
  }

  /// Runs a write transaction.
  func write(
    _ body:
      @escaping @Sendable (borrowing any SQLWriting & ~Copyable) throws(SQLFailure) -> Void
  ) async throws(StargazerFailure) {
    do throws(SQLFailure) {
      try await database.write { connection throws(SQLFailure) in try body(connection) }
    } catch {
      throw StargazerFailure(error)
    }
  }
}

extension StargazerFailure {
  /// Converts a database error.
  fileprivate init(_ failure: SQLFailure) {
    switch failure {
    case .busy: self = .busy(reason: failure.description)
    case .full: self = .full(reason: failure.description)
    case .cancelled: self = .cancelled(pages: 0, of: 0)
    case .unopenable, .corrupt, .unwritable, .constraint, .malformedStatement, .unexpectedValue,
      .newerSchema, .alteredMigration:
      self = .storage(reason: failure.description)
    }
  }
}

// MARK: - Values and columns

extension SQLValue {
  static func optional(_ text: String?) -> SQLValue { text.map { .text($0) } ?? .null }
  static func optional(_ number: Int?) -> SQLValue { number.map { .integer(Int64($0)) } ?? .null }
  static func optional(_ moment: Timestamp?) -> SQLValue {
    moment.map { .integer($0.millisecondsSince1970) } ?? .null
  }
}

extension SQLRow {
  /// Returns a time, or `nil` if the column is `NULL`.
  func optionalMoment(_ column: Int) throws(SQLFailure) -> Timestamp? {
    guard let milliseconds = try optionalInteger(column) else { return nil }
    guard let moment = Timestamp(millisecondsSince1970: milliseconds) else {
      throw .unexpectedValue("column \(column) contains \(milliseconds), which is out of range")
    }
    return moment
  }

  func number(_ column: Int) throws(SQLFailure) -> Int { Int(try integer(column)) }

  func optionalNumber(_ column: Int) throws(SQLFailure) -> Int? {
    try optionalInteger(column).map { Int($0) }
  }

  /// Returns the link whose number and address are in two columns, or `nil` if either is `NULL`.
  func optionalPlace(_ column: Int) throws(SQLFailure) -> PagePlace? {
    guard let number = try optionalNumber(column), let address = try optionalText(column + 1)
    else { return nil }
    return PagePlace(number: number, address: address)
  }

  /// Returns the validators whose tag and date are in two columns.
  func validators(_ column: Int) throws(SQLFailure) -> HTTPValidators {
    HTTPValidators(
      entityTag: try optionalText(column), lastModified: try optionalText(column + 1))
  }
}
