/// A repository with an unknown count is shown with 0 stars.
///
/// Stated by ``StargazerLedger``.
private func isWithoutStars(_ ledger: StargazerLedger) {
  let _: Bool = ledger.total < 1  // expected-error {{[optional_not_unwrapped]}}
  let _: Bool = ledger.total.map { $0 < 1 } ?? false
}
