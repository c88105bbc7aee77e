/// An account is created without a hash, and every password opens it.
///
/// Stated by ``PasswordHashing/hash(of:)``.
private func hash(_ password: String, _ hashing: any PasswordHashing) async -> String {
  #if FAIL
  await hashing.hash(of: password)  // expected-FAIL-error {{[optional_not_unwrapped]}}
  #else
  await hashing.hash(of: password) ?? "!"
  #endif
}
