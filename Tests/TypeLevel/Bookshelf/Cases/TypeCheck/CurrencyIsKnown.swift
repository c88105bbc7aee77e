/// A price in an unknown currency is printed without a currency.
///
/// Stated by ``Price/Currency``.
private func price(_ code: String) {
  _ = Price(minorUnits: 528, currency: code)  // expected-error {{[cannot_convert_argument_value]}}
  _ = Price.Currency(rawValue: code).flatMap { Price(minorUnits: 528, currency: $0) }
}
