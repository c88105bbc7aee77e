/// A password that breaks the rules creates an account.
///
/// Stated by ``ComicAccountForm``.
private func signUp(
  _ form: ComicAccountForm, _ name: ReaderName, with readers: any ReaderRepository
) async throws(ComicFailure) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  _ = try await readers.signUp(name, form.password)
  _ = try await readers.signUp(name, try form.signUp().password)
}
