/// A count without anybody to show its dialogs ends, and nobody is told the number.
///
/// Stated by ``EarthquakesScreens/count(navigator:dialogs:)``.

import CoreDomain
import EarthquakesDomain

private func screen(
  of screens: any EarthquakesScreens, _ navigator: any Navigator, _ dialogs: any DialogPresenting
) -> any QuakeCountScreen {
  #if FAIL
  screens.count(navigator: navigator)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  screens.count(navigator: navigator, dialogs: dialogs)
  #endif
}
