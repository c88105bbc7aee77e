/// A session is opened for a name without a password.
///
/// Stated by ``ReaderSession/init(for:token:digesting:at:)``.
private func session(
  _ verified: VerifiedReader, _ token: ReaderToken, _ digesting: any SecretDigesting,
  _ now: Timestamp
) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  _ = ReaderSession(for: verified.reader, token: token, digesting: digesting, at: now)
  _ = ReaderSession(for: verified, token: token, digesting: digesting, at: now)
}
