/// A busy store is reported like a full disk, and the user does not try again.
///
/// Stated by ``StoreFailure``.
private func isWorthAnotherTry(_ failure: StoreFailure) -> Bool {
  switch failure {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .full, .cancelled, .unstorable, .storage: false
  #if !FAIL
  case .busy: true
  #endif
  }
}
