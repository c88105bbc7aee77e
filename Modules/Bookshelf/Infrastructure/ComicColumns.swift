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

extension SQLRow {
  /// Returns the price whose amount and currency are in a column and the one after it, or `nil` if
  /// one of them is `NULL`.
  func optionalPrice(_ column: Int) throws(SQLFailure) -> Price? {
    let (amount, code) = (try optionalNumber(column), try optionalText(column + 1))
    guard let amount, let code else { return nil }
    guard let currency = Price.Currency(rawValue: code),
      let price = Price(minorUnits: amount, currency: currency)
    else {
      throw .unexpectedValue(
        "columns \(column) and \(column + 1) hold \(amount) and “\(code)”, which are not a price")
    }
    return price
  }

  func price(_ column: Int) throws(SQLFailure) -> Price {
    guard let price = try optionalPrice(column) else {
      throw .unexpectedValue("column \(column) is null, not a price")
    }
    return price
  }
}
