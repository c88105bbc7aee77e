/// A screen without a navigator stays open after its bookmark was stored.
///
/// Stated by ``BookmarksScreens/editor(navigator:)``.
private func editor(
  of screens: any BookmarksScreens, _ navigator: any Navigator
) -> any BookmarkEditorScreen {
  #if FAIL
  screens.editor()  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  screens.editor(navigator: navigator)
  #endif
}
