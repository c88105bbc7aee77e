import BookshelfDomain
import Testing

/// The price of a volume, in the minor unit of a currency.
@Suite struct PriceTests {
  @Test(arguments: [
    (0, Price.Currency.yen, "¥0"), (528, .yen, "¥528"), (100_000_000, .yen, "¥100000000"),
    (0, .dollar, "$0.00"), (5, .dollar, "$0.05"), (50, .dollar, "$0.50"), (99, .dollar, "$0.99"),
    (100, .dollar, "$1.00"), (499, .dollar, "$4.99"), (1_005, .euro, "€10.05"),
    (100_000_000, .euro, "€1000000.00"),
  ])
  func printsTheDecimalPlacesOfItsCurrency(
    _ minorUnits: Int, _ currency: Price.Currency, _ printed: String
  ) throws {
    let price = try #require(Price(minorUnits: minorUnits, currency: currency))
    #expect(price.description == printed)
    #expect(price.minorUnits == minorUnits)
  }

  @Test(arguments: [-1, Int.min, Price.limit + 1, Int.max], Price.Currency.allCases)
  func rejectsAnAmountBelowZeroOrAboveTheLimit(_ minorUnits: Int, _ currency: Price.Currency) {
    #expect(Price(minorUnits: minorUnits, currency: currency) == nil)
  }

  @Test(arguments: [
    ("JPY", Price.Currency?.some(.yen)), ("USD", .dollar), ("EUR", .euro), ("jpy", nil),
    ("GBP", nil), ("", nil), ("¥", nil), (" JPY", nil),
  ])
  func recognizesACurrencyByItsCode(_ code: String, _ currency: Price.Currency?) {
    #expect(Price.Currency(rawValue: code) == currency)
  }

  @Test func differsByItsCurrency() throws {
    let yen = try #require(Price(minorUnits: 500, currency: .yen))
    let euro = try #require(Price(minorUnits: 500, currency: .euro))
    #expect(yen != euro)
    #expect(yen.description != euro.description)
  }
}
