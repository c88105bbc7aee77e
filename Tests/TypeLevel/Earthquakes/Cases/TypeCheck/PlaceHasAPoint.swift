/// A place that is a name alone is nowhere, and quakes near it cannot be counted.
///
/// Stated by ``Place``.

import EarthquakesDomain

private func place(_ name: String, _ point: Coordinates) -> Place {
  #if FAIL
  // expected-FAIL-error@+1 {{[missing_argument_named]}}
  Place(name: name, region: "")
  #else
  Place(name: name, region: "", coordinates: point)
  #endif
}
