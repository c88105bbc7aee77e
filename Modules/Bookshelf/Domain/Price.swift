/// What a volume costs: a whole number of the smallest unit of a currency. Money is never a
/// floating-point number, and amounts of two currencies are never added.
public struct Price: Hashable, Sendable, CustomStringConvertible {
  /// In the smallest unit of the currency: yen, cents.
  public let minorUnits: Int
  public let currency: Currency

  /// - Returns: nothing for an amount under 0 or over ``limit``.
  public init?(minorUnits: Int, currency: Currency) {
    guard (0...Self.limit).contains(minorUnits) else { return nil }
    self.minorUnits = minorUnits
    self.currency = currency
  }

  /// The highest amount, in the smallest unit.
  public static let limit = 100_000_000

  /// As people read it: `¥528`, `$4.99`, `€4.99`.
  public var description: String {
    guard currency.places > 0 else { return "\(currency.symbol)\(minorUnits)" }
    let (whole, rest) = minorUnits.quotientAndRemainder(dividingBy: 100)
    return "\(currency.symbol)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// A currency, by its code of ISO 4217.
  public enum Currency: String, Hashable, Sendable, CaseIterable {
    case yen = "JPY"
    case dollar = "USD"
    case euro = "EUR"

    /// How many places stand behind the point.
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
