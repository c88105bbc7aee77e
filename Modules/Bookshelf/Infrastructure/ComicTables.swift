import BookshelfDomain
import CoreDomain

/// Runs transactions and converts their errors.
struct ComicTables: Sendable {
  let database: any SQLDatabase

  /// Runs a read-only transaction.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (borrowing any SQLReading & ~Copyable) throws(SQLFailure) -> Value
  ) async throws(ComicFailure) -> Value {
    do throws(SQLFailure) {
      return try await database.read { connection throws(SQLFailure) in try body(connection) }
    } catch {
      throw ComicFailure(error)
    }
  }

  /// Runs a write transaction.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (borrowing any SQLWriting & ~Copyable) throws(SQLFailure) -> Value
  ) async throws(ComicFailure) -> Value {
    do throws(SQLFailure) {
      return try await database.write { connection throws(SQLFailure) in try body(connection) }
    } catch {
      throw ComicFailure(error)
    }
  }
}

extension ComicFailure {
  /// Converts a database error.
  fileprivate init(_ failure: SQLFailure) {
    switch failure {
    case .busy: self = .busy(reason: failure.description)
    case .full: self = .full(reason: failure.description)
    case .cancelled: self = .cancelled(CatalogueProgress())
    case .unopenable, .corrupt, .unwritable, .constraint, .malformedStatement, .unexpectedValue,
      .newerSchema, .alteredMigration:
      self = .storage(reason: failure.description)
    }
  }
}

/// Creates column values.
enum ComicColumn {
  static func text(_ text: String?) -> SQLValue { text.map { .text($0) } ?? .null }
  static func number(_ number: Int) -> SQLValue { .integer(Int64(number)) }
  static func number(_ number: Int?) -> SQLValue { number.map { .integer(Int64($0)) } ?? .null }
  static func moment(_ moment: Timestamp) -> SQLValue { .integer(moment.millisecondsSince1970) }

  static func moment(_ moment: Timestamp?) -> SQLValue {
    moment.map { .integer($0.millisecondsSince1970) } ?? .null
  }

  /// Returns placeholders with consecutive numbers: `$3, $4, $5`.
  static func placeholders(_ count: Int, from first: Int) -> SQLText {
    (first..<first + count).map { "$\($0)" as SQLText }.joined(separator: ", ")
  }

  /// The maximum number of values in one statement, below the limit of every engine.
  static let portion = 500
}

/// Reads the columns of a row in order.
struct ComicColumns {
  private let row: SQLRow
  private var column = 0

  init(_ row: SQLRow) {
    self.row = row
  }

  mutating func text() throws(SQLFailure) -> String { try row.text(next()) }
  mutating func optionalText() throws(SQLFailure) -> String? { try row.optionalText(next()) }
  mutating func integer() throws(SQLFailure) -> Int64 { try row.integer(next()) }
  mutating func number() throws(SQLFailure) -> Int { Int(try row.integer(next())) }
  mutating func flag() throws(SQLFailure) -> Bool { try row.flag(next()) }

  mutating func optionalNumber() throws(SQLFailure) -> Int? {
    try row.optionalInteger(next()).map { Int($0) }
  }

  mutating func moment() throws(SQLFailure) -> Timestamp {
    guard let moment = try optionalMoment() else {
      throw .unexpectedValue("column \(column - 1) holds nothing where a moment is wanted")
    }
    return moment
  }

  mutating func optionalMoment() throws(SQLFailure) -> Timestamp? {
    guard let milliseconds = try row.optionalInteger(next()) else { return nil }
    guard let moment = Timestamp(millisecondsSince1970: milliseconds) else {
      throw .unexpectedValue("column \(column - 1) holds \(milliseconds), which is no moment")
    }
    return moment
  }

  /// Reads a price from two columns.
  mutating func optionalPrice() throws(SQLFailure) -> Price? {
    let (amount, code) = (try optionalNumber(), try optionalText())
    guard let amount, let code else { return nil }
    guard let currency = Price.Currency(rawValue: code),
      let price = Price(minorUnits: amount, currency: currency)
    else {
      throw .unexpectedValue("column \(column - 2) holds \(amount) “\(code)”, which is no price")
    }
    return price
  }

  mutating func price() throws(SQLFailure) -> Price {
    guard let price = try optionalPrice() else {
      throw .unexpectedValue("column \(column - 2) holds nothing where a price is wanted")
    }
    return price
  }

  private mutating func next() -> Int {
    defer { column += 1 }
    return column
  }
}
