/// A count without a presenter for its dialogs ends without showing the number.
///
/// Stated by ``EarthquakesScreens/count(navigator:dialogs:)``.
private func screen(
  of screens: any EarthquakesScreens, _ navigator: any Navigator, _ dialogs: any DialogPresenting
) {
  _ = screens.count(navigator: navigator)  // expected-error {{[missing_argument_named]}}
  _ = screens.count(navigator: navigator, dialogs: dialogs)
}
