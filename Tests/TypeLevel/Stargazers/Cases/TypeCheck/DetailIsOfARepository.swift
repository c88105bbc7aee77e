/// The login is used as the repository.
///
/// Stated by ``StargazerDetailIntent``.
private func intent(_ login: String) {
  let _: StargazerDetailIntent = .show(login: login)  // expected-error {{[missing_argument_named]}}
  let _: StargazerDetailIntent = .show(login: login, repository: "")
}
