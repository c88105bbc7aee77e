/// A password is stored as a digest that a graphics card computes a billion times a second.
///
/// Stated by ``SecretDigesting``.
private func isKnown(
  _ password: String, _ hash: String, _ digesting: any SecretDigesting,
  _ hashing: any PasswordHashing
) async {
  // expected-error@+1 {{[could_not_find_value_member]}}
  _ = await digesting.matches(password, hash: hash)
  _ = await hashing.matches(password, hash: hash)
}
