/// The login is used as the repository.
///
/// Stated by ``StargazerDetailIntent``.
private func intent(_ login: String) -> StargazerDetailIntent {
  #if FAIL
  .show(login: login)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  .show(login: login, repository: "")
  #endif
}
