/// A depth of 600 km is taken for a radius, and half a continent is searched.
///
/// Stated by ``Depth``.

import EarthquakesDomain

private func question(around place: Place, _ depth: Depth, _ radius: Radius) -> QuakeQuestion {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  QuakeQuestion(place: place, radius: depth)
  #else
  QuakeQuestion(place: place, radius: radius)
  #endif
}
