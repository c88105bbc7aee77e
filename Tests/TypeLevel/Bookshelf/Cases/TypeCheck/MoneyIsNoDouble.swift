/// Three volumes for 0.1 each cost 0.30000000000000004.
///
/// Stated by ``Price``.
private func price(_ amount: Double, _ cents: Int) -> Price? {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  Price(minorUnits: amount, currency: .euro)
  #else
  Price(minorUnits: cents, currency: .euro)
  #endif
}
