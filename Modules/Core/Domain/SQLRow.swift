/// A row of a query result. Columns are numbered from 0.
///
/// A function throws ``SQLFailure/unexpectedValue(_:)`` if the column has a value of another type,
/// or an invalid value.
public struct SQLRow: Hashable, Sendable {
  private let values: [SQLValue]

  public init(_ values: [SQLValue]) {
    self.values = values
  }

  /// The value of a column. Traps if the row has no such column.
  public subscript(column: Int) -> SQLValue {
    values[column]
  }

  public func integer(_ column: Int) throws(SQLFailure) -> Int64 {
    guard case .integer(let value) = values[column] else {
      throw unexpected(column, "an integer")
    }
    return value
  }

  /// Returns the integer in a column, or `nil` if the column is null.
  public func optionalInteger(_ column: Int) throws(SQLFailure) -> Int64? {
    isNull(column) ? nil : try integer(column)
  }

  public func real(_ column: Int) throws(SQLFailure) -> Double {
    guard case .real(let value) = values[column] else {
      throw unexpected(column, "a real number")
    }
    return value
  }

  /// Returns the real number in a column, or `nil` if the column is null.
  public func optionalReal(_ column: Int) throws(SQLFailure) -> Double? {
    isNull(column) ? nil : try real(column)
  }

  public func text(_ column: Int) throws(SQLFailure) -> String {
    guard case .text(let value) = values[column] else {
      throw unexpected(column, "a text")
    }
    return value
  }

  /// Returns the text in a column, or `nil` if the column is null.
  public func optionalText(_ column: Int) throws(SQLFailure) -> String? {
    isNull(column) ? nil : try text(column)
  }

  /// Returns whether the integer in a column is not zero.
  public func flag(_ column: Int) throws(SQLFailure) -> Bool {
    try integer(column) != 0
  }

  private func isNull(_ column: Int) -> Bool {
    if case .null = values[column] { true } else { false }
  }

  private func unexpected(_ column: Int, _ wanted: String) -> SQLFailure {
    .unexpectedValue("column \(column) holds \(values[column]), not \(wanted)")
  }
}
