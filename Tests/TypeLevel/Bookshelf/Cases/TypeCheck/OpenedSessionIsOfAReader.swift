/// A browser shows a reader as signed in who is not.
///
/// Stated by ``OpenedSession``.
private func opened(_ proof: SignedInReader, _ token: ReaderToken, _ end: Timestamp) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  _ = OpenedSession(reader: proof.reader, token: token, expiresAt: end)
  _ = OpenedSession(reader: proof, token: token, expiresAt: end)
}
