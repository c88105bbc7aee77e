/// A screen without a navigator cannot be left.
///
/// Stated by ``StargazersScreens``.
private func list(_ screens: any StargazersScreens, _ navigator: any Navigator)
  -> any StargazerListScreen
{
  #if FAIL
  screens.list()  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  screens.list(navigator: navigator)
  #endif
}
