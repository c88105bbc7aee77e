/// A user who changed their login is stored twice.
///
/// Stated by ``StargazerStore/members(ofPage:of:)``.
private func isThere(
  _ person: Stargazer, on page: Int, of name: RepositoryName, in store: any StargazerStore
) async throws(StargazerFailure) {
  let members = try await store.members(ofPage: page, of: name)
  _ = members.contains(person.login)  // expected-error {{[types_not_equal_decl]}}
  _ = members.contains(person.id)
}
