/// A stargazer is opened without the repository they have starred.
///
/// Stated by ``StargazerListIntent``.
private func intent(_ login: String) {
  let _: StargazerListIntent = .open(login: login)  // expected-error {{[missing_argument_named]}}
  let _: StargazerListIntent = .open(login: login, repository: "")
}
