/// A screen that was given no navigator cannot be left when its work is done.
///
/// Stated by ``EarthquakesScreens/list(navigator:)``.

import CoreDomain
import EarthquakesDomain

private func list(
  of screens: any EarthquakesScreens, _ navigator: any Navigator
) -> any QuakeListScreen {
  #if FAIL
  screens.list()  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  screens.list(navigator: navigator)
  #endif
}
