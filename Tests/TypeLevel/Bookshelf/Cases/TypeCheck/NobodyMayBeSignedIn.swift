/// A program without a sign-in crashes at its first command.
///
/// Stated by ``ReaderTokenKeeping/kept()``.
private func digest(
  _ keeping: any ReaderTokenKeeping, _ digesting: any SecretDigesting
) async throws(ComicFailure) -> String? {
  #if FAIL
  // expected-FAIL-error@+1 {{[optional_base_not_unwrapped]}}
  try await keeping.kept().digest(by: digesting)
  #else
  try await keeping.kept()?.digest(by: digesting)
  #endif
}
