/// A screen without a navigator stays open after its bookmark was stored.
///
/// Stated by ``BookmarksScreens/editor(navigator:)``.
private func editor(of screens: any BookmarksScreens, _ navigator: any Navigator) {
  _ = screens.editor()  // expected-error {{[missing_argument_named]}}
  _ = screens.editor(navigator: navigator)
}
