/// Users are stored without the validators of their page.
///
/// Stated by ``StargazerStore/keep(_:as:of:)``.
private func keep(
  _ people: [Stargazer], _ page: StoredPage, _ name: RepositoryName, in store: any StargazerStore
) async throws(StargazerFailure) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  try await store.keep(people, of: name)
  try await store.keep(people, as: page, of: name)
}
