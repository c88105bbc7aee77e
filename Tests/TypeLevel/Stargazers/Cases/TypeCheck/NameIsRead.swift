/// A name with a slash too many makes an address of something else.
///
/// Stated by ``RepositoryName/init(_:)``.

import StargazersDomain

private func name(_ typed: String) throws(StargazerFieldFailure) -> RepositoryName {
  #if FAIL
  RepositoryName(typed)  // expected-FAIL-error {{[throwing_call_without_try]}}
  #else
  try RepositoryName(typed)
  #endif
}
