/// A name with an extra slash becomes another address.
///
/// Stated by ``RepositoryName/init(_:)``.
private func name(_ typed: String) throws(StargazerFieldFailure) {
  _ = RepositoryName(typed)  // expected-error {{[throwing_call_without_try]}}
  _ = try RepositoryName(typed)
}
