/// A volume for 528 yen is sold for 528 dollars.
///
/// Stated by ``Price``.
private func price(_ amount: Int) -> Price? {
  #if FAIL
  Price(minorUnits: amount)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  Price(minorUnits: amount, currency: .yen)
  #endif
}
