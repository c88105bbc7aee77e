/// A token that is printed by accident signs in every reader of the log.
///
/// Stated by ``ReaderToken``.
private func text(of token: ReaderToken) {
  _ = token.text  // expected-error {{[candidate_inaccessible]}}
  _ = token.description
}
