/// A search from magnitude 5 on looks 5 km around the place, and finds nothing.
///
/// Stated by ``Radius``.

import EarthquakesDomain

private func question(_ place: Place, _ radius: Radius, _ magnitude: Magnitude) -> QuakeQuestion {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  QuakeQuestion(place: place, radius: magnitude)
  #else
  QuakeQuestion(place: place, radius: radius, minimumMagnitude: magnitude)
  #endif
}
