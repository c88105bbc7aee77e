// A column stores a point in time as milliseconds since 1970, an address as text, and `nil` as
// NULL.

extension SQLValue {
  public static func number(_ number: Int) -> SQLValue { .integer(Int64(number)) }

  public static func moment(_ moment: Timestamp) -> SQLValue {
    .integer(moment.millisecondsSince1970)
  }

  public static func optional(_ text: String?) -> SQLValue { text.map { .text($0) } ?? .null }

  public static func optional(_ number: Int?) -> SQLValue {
    number.map { .number($0) } ?? .null
  }

  public static func optional(_ moment: Timestamp?) -> SQLValue {
    moment.map { .moment($0) } ?? .null
  }
}

extension [SQLValue] {
  /// Appends a value, and returns its placeholder for the text of a statement:
  ///
  ///     var values: [SQLValue] = []
  ///     let condition: SQLText = "title = \(values.bind(.text(title)))"
  public mutating func bind(_ value: SQLValue) -> SQLText {
    append(value)
    return "$\(count)"
  }
}

extension SQLRow {
  public func number(_ column: Int) throws(SQLFailure) -> Int { Int(try integer(column)) }

  /// Returns the integer in a column, or `nil` if the column is null.
  public func optionalNumber(_ column: Int) throws(SQLFailure) -> Int? {
    try optionalInteger(column).map { Int($0) }
  }

  /// Returns the point in time in a column, which contains milliseconds since 1970.
  public func moment(_ column: Int) throws(SQLFailure) -> Timestamp {
    let milliseconds = try integer(column)
    guard let moment = Timestamp(millisecondsSince1970: milliseconds) else {
      throw .unexpectedValue("column \(column) holds \(milliseconds), not a point in time")
    }
    return moment
  }

  /// Returns the point in time in a column, or `nil` if the column is null.
  public func optionalMoment(_ column: Int) throws(SQLFailure) -> Timestamp? {
    try optionalInteger(column) == nil ? nil : try moment(column)
  }

  /// Returns the address in a column. Throws ``SQLFailure/unexpectedValue(_:)`` if the column does
  /// not contain the text of a valid ``WebAddress``.
  public func address(_ column: Int) throws(SQLFailure) -> WebAddress {
    guard let address = WebAddress(try text(column)) else {
      throw .unexpectedValue("column \(column) holds a text that is not an address")
    }
    return address
  }

  /// Returns the address in a column, or `nil` if the column is null.
  public func optionalAddress(_ column: Int) throws(SQLFailure) -> WebAddress? {
    try optionalText(column) == nil ? nil : try address(column)
  }

  /// Returns the validators whose tag and date are in a column and the one after it.
  public func validators(_ column: Int) throws(SQLFailure) -> HTTPValidators {
    HTTPValidators(
      entityTag: try optionalText(column), lastModified: try optionalText(column + 1))
  }
}

extension SQLReading where Self: ~Copyable {
  /// Returns the integer in the first column of the first row, or `nil` if there are no rows.
  public borrowing func number(_ query: SQLStatement) throws(SQLFailure) -> Int64? {
    try first(query) { row throws(SQLFailure) in try row.integer(0) }
  }

  /// Returns the integers in the first column of all rows, in query order.
  public borrowing func numbers(_ query: SQLStatement) throws(SQLFailure) -> [Int64] {
    try rows(query) { row throws(SQLFailure) in try row.integer(0) }
  }

  /// Returns the texts in the first column of all rows, in query order.
  public borrowing func texts(_ query: SQLStatement) throws(SQLFailure) -> [String] {
    try rows(query) { row throws(SQLFailure) in try row.text(0) }
  }

  /// Returns the text in the first column of the first row, or `nil` if there are no rows.
  public borrowing func text(_ query: SQLStatement) throws(SQLFailure) -> String? {
    try first(query) { row throws(SQLFailure) in try row.text(0) }
  }
}

extension SQLFailure {
  /// Returns the failure of an unexpected value with the name of its row: `recipe “a7”: column 2 …`.
  /// Returns any other failure unchanged.
  public func naming(_ row: @autoclosure () -> String) -> SQLFailure {
    guard case .unexpectedValue(let reason) = self else { return self }
    return .unexpectedValue("\(row()): \(reason)")
  }
}
