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
