/// A screen without a navigator cannot be left.
///
/// Stated by ``NewsScreens/list(navigator:)``.
private func list(
  of screens: any NewsScreens, _ navigator: any Navigator
) -> any StoryListScreen {
  #if FAIL
  screens.list()  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  screens.list(navigator: navigator)
  #endif
}
