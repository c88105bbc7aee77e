/// An account is created without a hash, and every password opens it.
///
/// Stated by ``PasswordHashing/hash(of:)``.
private func hash(_ password: String, _ hashing: any PasswordHashing) async {
  let _: String = await hashing.hash(of: password)  // expected-error {{[optional_not_unwrapped]}}
  let _: String = await hashing.hash(of: password) ?? "!"
}
