/// A stargazer is opened without the repository they have starred.
///
/// Stated by ``StargazerListIntent``.
private func intent(_ login: String) -> StargazerListIntent {
  #if FAIL
  .open(login: login)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  .open(login: login, repository: "")
  #endif
}
