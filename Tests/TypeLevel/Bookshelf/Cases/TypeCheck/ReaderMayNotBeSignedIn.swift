/// The session of another reader, or an expired one, still opens the shelf.
///
/// Stated by ``SignedInReader``.
private func name(
  _ reader: Reader, _ session: ReaderSession, _ token: ReaderToken,
  _ digest: any SecretDigesting, _ now: Timestamp
) -> ReaderName? {
  #if FAIL
  // expected-FAIL-error@+1 {{[optional_base_not_unwrapped]}}
  SignedInReader(reader, in: session, showing: token, digesting: digest, at: now).reader.name
  #else
  SignedInReader(reader, in: session, showing: token, digesting: digest, at: now)?.reader.name
  #endif
}
