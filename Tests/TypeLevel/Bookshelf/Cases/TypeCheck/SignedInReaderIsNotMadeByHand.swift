/// A caller with a name declares that its reader is signed in.
///
/// Stated by ``SignedInReader``.
private func proof(
  _ reader: Reader, _ session: ReaderSession, _ token: ReaderToken,
  _ digesting: any SecretDigesting, _ now: Timestamp
) {
  // expected-error@+2 {{[extra_argument_labels]}}
  // expected-error@+1 {{[missing_arguments_in_call]}}
  _ = SignedInReader(reader: reader)
  _ = SignedInReader(reader, in: session, showing: token, digesting: digesting, at: now)
}
