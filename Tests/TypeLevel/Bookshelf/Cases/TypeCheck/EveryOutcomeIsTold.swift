/// A reader whose card was declined sees no message, and pays again.
///
/// Stated by ``StorefrontOutcome``.
private func isPaid(_ outcome: StorefrontOutcome) -> Bool {
  switch outcome {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .bought, .alreadyOwned, .restored: true
  case .cancelled: false
  #if !FAIL
  case .declined: false
  #endif
  }
}
