import CoreDomain
import StargazersDomain

/// The tables of the feature: transactions, with failures in the words of the feature.
struct StargazerTables: Sendable {
  let database: any SQLDatabase

  /// The first row of a query, if there is one.
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

  /// All rows of a query, in its order.
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

  /// Runs one statement in a transaction of its own.
  func run(_ statement: SQLStatement) async throws(StargazerFailure) {
    try await write { connection throws(SQLFailure) in try connection.run(statement) }
  }

  /// Runs a transaction: all of it remains, or nothing.
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
  /// A failure of the database in the words of the feature.
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
  /// A moment, or nothing where the column is null.
  func optionalMoment(_ column: Int) throws(SQLFailure) -> Timestamp? {
    guard let milliseconds = try optionalInteger(column) else { return nil }
    guard let moment = Timestamp(millisecondsSince1970: milliseconds) else {
      throw .unexpectedValue("column \(column) holds \(milliseconds), which is no moment")
    }
    return moment
  }

  func number(_ column: Int) throws(SQLFailure) -> Int { Int(try integer(column)) }

  func optionalNumber(_ column: Int) throws(SQLFailure) -> Int? {
    try optionalInteger(column).map { Int($0) }
  }

  /// The place whose number and address stand in two columns, or nothing where either is null.
  func optionalPlace(_ column: Int) throws(SQLFailure) -> PagePlace? {
    guard let number = try optionalNumber(column), let address = try optionalText(column + 1)
    else { return nil }
    return PagePlace(number: number, address: address)
  }

  /// The validators whose tag and date stand in two columns.
  func validators(_ column: Int) throws(SQLFailure) -> HTTPValidators {
    HTTPValidators(
      entityTag: try optionalText(column), lastModified: try optionalText(column + 1))
  }
}
