/// A password that breaks the rules creates an account.
///
/// Stated by ``ComicAccountForm``.
private func signUp(
  _ form: ComicAccountForm, _ name: ReaderName, with readers: any ReaderRepository
) async throws(ComicFailure) -> OpenedSession {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  try await readers.signUp(name, form.password)
  #else
  try await readers.signUp(name, try form.signUp().password)
  #endif
}
