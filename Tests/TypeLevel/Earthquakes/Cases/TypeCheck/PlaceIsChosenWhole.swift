/// Of two towns of one name the other one is asked about.
///
/// Stated by ``PlaceListScreen/choose(_:)``.

import EarthquakesDomain

private func choose(_ place: Place, on screen: any PlaceListScreen) async {
  #if FAIL
  await screen.send(.choose(place.name))  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  await screen.send(.choose(place))
  #endif
}
