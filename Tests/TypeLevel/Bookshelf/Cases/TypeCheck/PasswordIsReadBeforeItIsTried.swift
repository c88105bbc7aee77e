/// A password of one letter creates an account.
///
/// Stated by ``ReaderRepository/signUp(_:_:)``.
private func signUp(
  _ name: ReaderName, _ typed: String, with readers: any ReaderRepository
) async throws -> OpenedSession {
  #if FAIL
  try await readers.signUp(name, typed)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  try await readers.signUp(name, try ReaderPassword(typed))
  #endif
}
