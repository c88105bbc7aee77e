/// A count without a presenter for its dialogs ends without showing the number.
///
/// Stated by ``EarthquakesScreens/count(navigator:dialogs:)``.
private func screen(
  of screens: any EarthquakesScreens, _ navigator: any Navigator, _ dialogs: any DialogPresenting
) -> any QuakeCountScreen {
  #if FAIL
  screens.count(navigator: navigator)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  screens.count(navigator: navigator, dialogs: dialogs)
  #endif
}
