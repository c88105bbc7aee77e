import BookshelfDomain
import CoreDomain

/// Parts of statements.
enum ComicColumn {
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
  mutating func number() throws(SQLFailure) -> Int { try row.number(next()) }
  mutating func flag() throws(SQLFailure) -> Bool { try row.flag(next()) }

  mutating func optionalNumber() throws(SQLFailure) -> Int? { try row.optionalNumber(next()) }

  mutating func moment() throws(SQLFailure) -> Timestamp { try row.moment(next()) }

  mutating func optionalMoment() throws(SQLFailure) -> Timestamp? {
    try row.optionalMoment(next())
  }

  /// Reads a price from two columns: the amount and the currency. `nil` if one of them is `NULL`.
  mutating func optionalPrice() throws(SQLFailure) -> Price? {
    let (amount, code) = (try optionalNumber(), try optionalText())
    guard let amount, let code else { return nil }
    guard let currency = Price.Currency(rawValue: code),
      let price = Price(minorUnits: amount, currency: currency)
    else {
      throw .unexpectedValue(
        "columns \(column - 2) and \(column - 1) hold \(amount) and “\(code)”, which are not a price"
      )
    }
    return price
  }

  mutating func price() throws(SQLFailure) -> Price {
    guard let price = try optionalPrice() else {
      throw .unexpectedValue("column \(column - 2) is null, not a price")
    }
    return price
  }

  private mutating func next() -> Int {
    defer { column += 1 }
    return column
  }
}
