/// A password of one letter creates an account.
///
/// Stated by ``ReaderRepository/signUp(_:_:)``.
private func signUp(
  _ name: ReaderName, _ typed: String, with readers: any ReaderRepository
) async throws {
  _ = try await readers.signUp(name, typed)  // expected-error {{[cannot_convert_argument_value]}}
  _ = try await readers.signUp(name, try ReaderPassword(typed))
}
