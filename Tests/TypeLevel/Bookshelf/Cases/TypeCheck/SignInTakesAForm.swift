/// An intent that can be printed contains a password.
///
/// Stated by ``ComicAccountIntent``.
private func intent(_ name: String, _ password: String) -> ComicAccountIntent {
  #if FAIL
  .signIn(password)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  .signIn(ComicAccountForm(name: name, password: password))
  #endif
}
