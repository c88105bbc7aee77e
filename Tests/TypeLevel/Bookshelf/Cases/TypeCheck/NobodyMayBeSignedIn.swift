/// A program without a sign-in crashes at its first command.
///
/// Stated by ``ReaderTokenKeeping/kept()``.
private func digest(
  _ keeping: any ReaderTokenKeeping, _ digesting: any SecretDigesting
) async throws(ComicFailure) {
  // expected-error@+1 {{[optional_base_not_unwrapped]}}
  let _: String? = try await keeping.kept().digest(by: digesting)
  let _: String? = try await keeping.kept()?.digest(by: digesting)
}
