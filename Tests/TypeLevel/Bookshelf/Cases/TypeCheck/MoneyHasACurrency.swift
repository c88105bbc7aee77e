/// A volume for 528 yen is sold for 528 dollars.
///
/// Stated by ``Price``.
private func price(_ amount: Int) {
  _ = Price(minorUnits: amount)  // expected-error {{[missing_argument_named]}}
  _ = Price(minorUnits: amount, currency: .yen)
}
