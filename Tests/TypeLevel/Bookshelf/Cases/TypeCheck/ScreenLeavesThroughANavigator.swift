/// A screen that was given no navigator cannot be left when its work is done.
///
/// Stated by ``BookshelfScreens/list(navigator:)``.

import BookshelfDomain
import CoreDomain

private func list(
  of screens: any BookshelfScreens, _ navigator: any Navigator
) -> any ComicListScreen {
  #if FAIL
  screens.list()  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  screens.list(navigator: navigator)
  #endif
}
