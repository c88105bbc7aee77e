/// A screen without a visitor shows the previous visitor's shelf.
///
/// Stated by ``BookshelfScreens/detail(for:navigator:)``.
private func detail(
  of screens: any BookshelfScreens, for visitor: ComicVisitor, _ navigator: any Navigator
) -> any ComicDetailScreen {
  #if FAIL
  screens.detail(navigator: navigator)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  screens.detail(for: visitor, navigator: navigator)
  #endif
}
