/// A token that is printed by accident signs in every reader of the log.
///
/// Stated by ``ReaderToken``.
private func text(of token: ReaderToken) -> String {
  #if FAIL
  token.text  // expected-FAIL-error {{[candidate_inaccessible]}}
  #else
  token.description
  #endif
}
