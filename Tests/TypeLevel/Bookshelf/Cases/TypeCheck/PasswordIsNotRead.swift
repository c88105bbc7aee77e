/// A password that any code can read ends up in a log.
///
/// Stated by ``ReaderPassword``.
private func text(of password: ReaderPassword) {
  _ = password.text  // expected-error {{[candidate_inaccessible]}}
  _ = password.description
}
