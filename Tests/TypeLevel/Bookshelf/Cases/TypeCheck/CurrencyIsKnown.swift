/// A price in a currency that nobody knows is printed without one.
///
/// Stated by ``Price/Currency``.

import BookshelfDomain

private func price(_ code: String) -> Price? {
  #if FAIL
  Price(minorUnits: 528, currency: code)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  Price.Currency(rawValue: code).flatMap { Price(minorUnits: 528, currency: $0) }
  #endif
}
