/// An intent that can be printed contains a password.
///
/// Stated by ``ComicAccountIntent``.
private func intent(_ name: String, _ password: String) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  let _: ComicAccountIntent = .signIn(password)
  let _: ComicAccountIntent = .signIn(ComicAccountForm(name: name, password: password))
}
