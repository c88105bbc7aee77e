/// A price in an unknown currency is printed without a currency.
///
/// Stated by ``Price/Currency``.
private func price(_ code: String) -> Price? {
  #if FAIL
  Price(minorUnits: 528, currency: code)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  Price.Currency(rawValue: code).flatMap { Price(minorUnits: 528, currency: $0) }
  #endif
}
