/// A screen without a visitor shows the previous visitor's shelf.
///
/// Stated by ``BookshelfScreens/detail(for:navigator:)``.
private func detail(
  of screens: any BookshelfScreens, for visitor: ComicVisitor, _ navigator: any Navigator
) {
  _ = screens.detail(navigator: navigator)  // expected-error {{[missing_argument_named]}}
  _ = screens.detail(for: visitor, navigator: navigator)
}
