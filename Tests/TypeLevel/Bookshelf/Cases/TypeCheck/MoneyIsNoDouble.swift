/// Three volumes for 0.1 each cost 0.30000000000000004.
///
/// Stated by ``Price``.
private func price(_ amount: Double, _ cents: Int) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  _ = Price(minorUnits: amount, currency: .euro)
  _ = Price(minorUnits: cents, currency: .euro)
}
