/// A screen without a navigator cannot be left.
///
/// Stated by ``BookshelfScreens/list(for:navigator:)``.
private func list(
  of screens: any BookshelfScreens, for visitor: ComicVisitor, _ navigator: any Navigator
) {
  _ = screens.list(for: visitor)  // expected-error {{[missing_argument_named]}}
  _ = screens.list(for: visitor, navigator: navigator)
}
