/// A catalogue whose pages form a loop is requested forever.
///
/// Stated by ``CatalogueSourceFailure``.
private func isWorthAnotherTry(_ failure: CatalogueSourceFailure) -> Bool {
  switch failure {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .unreachable: true
  case .refused(_, let status): status >= 500
  case .malformedAddress: false
  #if !FAIL
  case .endless: false
  #endif
  }
}
