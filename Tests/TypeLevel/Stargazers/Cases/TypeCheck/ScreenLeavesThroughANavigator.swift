/// A screen without a navigator cannot be left.
///
/// Stated by ``StargazersScreens``.
private func list(_ screens: any StargazersScreens, _ navigator: any Navigator) {
  _ = screens.list()  // expected-error {{[missing_argument_named]}}
  _ = screens.list(navigator: navigator)
}
