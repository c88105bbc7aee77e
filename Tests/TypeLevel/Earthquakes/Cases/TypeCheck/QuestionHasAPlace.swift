/// Quakes are counted on the whole globe because nobody said where.
///
/// Stated by ``QuakeQuestion``.

import EarthquakesDomain

private func question(_ place: Place, _ radius: Radius) -> QuakeQuestion {
  #if FAIL
  QuakeQuestion(radius: radius)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  QuakeQuestion(place: place, radius: radius)
  #endif
}
