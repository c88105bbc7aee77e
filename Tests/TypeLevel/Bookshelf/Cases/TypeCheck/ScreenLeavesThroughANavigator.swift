/// A screen without a navigator cannot be left.
///
/// Stated by ``BookshelfScreens/list(for:navigator:)``.
private func list(
  of screens: any BookshelfScreens, for visitor: ComicVisitor, _ navigator: any Navigator
) -> any ComicListScreen {
  #if FAIL
  screens.list(for: visitor)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  screens.list(for: visitor, navigator: navigator)
  #endif
}
