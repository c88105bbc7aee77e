import CoreDomain

/// A price as an integer in the minor unit of a currency. Amounts are never floating-point numbers,
/// and amounts of different currencies are never added.
public struct Price: Hashable, Sendable, CustomStringConvertible {
  /// The amount in the minor unit of the currency, such as yen or cents.
  public let minorUnits: Int
  public let currency: Currency

  /// - Returns: `nil` if the amount is negative or greater than ``limit``.
  public init?(minorUnits: Int, currency: Currency) {
    guard (0...Self.limit).contains(minorUnits) else { return nil }
    self.minorUnits = minorUnits
    self.currency = currency
  }

  /// The maximum amount, in the minor unit.
  public static let limit = 100_000_000

  /// The formatted price: `¥528`, `$4.99`, `€4.99`.
  public var description: String {
    guard currency.places > 0 else { return "\(currency.symbol)\(minorUnits)" }
    let (whole, rest) = minorUnits.quotientAndRemainder(dividingBy: 100)
    return "\(currency.symbol)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// A currency, by its ISO 4217 code.
  public enum Currency: String, Hashable, Sendable, CaseIterable {
    case yen = "JPY"
    case dollar = "USD"
    case euro = "EUR"

    /// The number of decimal places.
    public var places: Int {
      switch self {
      case .yen: 0
      case .dollar, .euro: 2
      }
    }

    public var symbol: String {
      switch self {
      case .yen: "¥"
      case .dollar: "$"
      case .euro: "€"
      }
    }
  }
}

extension Price {
  /// Parses a price as it is displayed, with the symbol or the code of its currency: `¥528`,
  /// `USD4.99`.
  ///
  /// - Returns: `nil` if the text is not a price.
  public init?(displayed text: String) {
    for currency in Currency.allCases {
      for mark in [currency.symbol, currency.rawValue, currency.rawValue.lowercased()]
      where text.hasPrefix(mark) {
        let amount = DisplayText.trimmed(String(text.dropFirst(mark.count)))
        guard let units = Self.minorUnits(of: amount, places: currency.places) else { return nil }
        self.init(minorUnits: units, currency: currency)
        return
      }
    }
    return nil
  }

  /// Parses an amount and returns it in minor units, or `nil` if it is invalid. Accepts an integer,
  /// or a number with exactly the decimal places of the currency: `4` and `4.99`, but not `4.9`.
  private static func minorUnits(of amount: String, places: Int) -> Int? {
    let parts = amount.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy(\.isDigits), parts.count <= 2 else { return nil }
    let fraction = parts.count == 2 ? String(parts[1]) : String(repeating: "0", count: places)
    guard fraction.utf8.count == places else { return nil }
    return Int("\(parts[0])\(fraction)")
  }
}
