/// A caller with a name declares that its reader is signed in.
///
/// Stated by ``SignedInReader``.
private func proof(
  _ reader: Reader, _ session: ReaderSession, _ token: ReaderToken,
  _ digesting: any SecretDigesting, _ now: Timestamp
) -> SignedInReader? {
  #if FAIL
  // expected-FAIL-error@+2 {{[extra_argument_labels]}}
  // expected-FAIL-error@+1 {{[missing_arguments_in_call]}}
  SignedInReader(reader: reader)
  #else
  SignedInReader(reader, in: session, showing: token, digesting: digesting, at: now)
  #endif
}
