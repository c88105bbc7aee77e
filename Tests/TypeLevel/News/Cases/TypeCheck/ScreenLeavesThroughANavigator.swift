/// A screen without a navigator cannot be left.
///
/// Stated by ``NewsScreens/list(navigator:)``.
private func list(of screens: any NewsScreens, _ navigator: any Navigator) {
  _ = screens.list()  // expected-error {{[missing_argument_named]}}
  _ = screens.list(navigator: navigator)
}
