/// A screen that was given no navigator cannot be left when its work is done.
///
/// Stated by ``StargazersScreens/list(navigator:)``.

import CoreDomain
import StargazersDomain

private func list(
  of screens: any StargazersScreens, _ navigator: any Navigator
) -> any StargazerListScreen {
  #if FAIL
  screens.list()  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  screens.list(navigator: navigator)
  #endif
}
