/// A name with an extra slash becomes another address.
///
/// Stated by ``RepositoryName/init(_:)``.
private func name(_ typed: String) throws(StargazerFieldFailure) -> RepositoryName {
  #if FAIL
  RepositoryName(typed)  // expected-FAIL-error {{[throwing_call_without_try]}}
  #else
  try RepositoryName(typed)
  #endif
}
