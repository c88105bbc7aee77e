/// A user who changed their login is stored twice.
///
/// Stated by ``StargazerStore/members(ofPage:of:)``.
private func isThere(
  _ person: Stargazer, on page: Int, of name: RepositoryName, in store: any StargazerStore
) async throws(StargazerFailure) -> Bool {
  let members = try await store.members(ofPage: page, of: name)
  #if FAIL
  return members.contains(person.login)  // expected-FAIL-error {{[types_not_equal_decl]}}
  #else
  return members.contains(person.id)
  #endif
}
