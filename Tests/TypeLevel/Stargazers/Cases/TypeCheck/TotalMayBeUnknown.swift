/// A repository with an unknown count is shown with 0 stars.
///
/// Stated by ``StargazerLedger``.
private func isWithoutStars(_ ledger: StargazerLedger) -> Bool {
  #if FAIL
  ledger.total < 1  // expected-FAIL-error {{[optional_not_unwrapped]}}
  #else
  ledger.total.map { $0 < 1 } ?? false
  #endif
}
