/// A password that any code can read ends up in a log.
///
/// Stated by ``ReaderPassword``.
private func text(of password: ReaderPassword) -> String {
  #if FAIL
  password.text  // expected-FAIL-error {{[candidate_inaccessible]}}
  #else
  password.description
  #endif
}
