/// A map whose north lies south of its south shows no earthquakes, without an error.
///
/// Stated by ``SQLBox/init(south:north:west:east:)``.

import CoreDomain

private func band(from south: Double, to north: Double) -> SQLBox? {
  #if FAIL
  // expected-FAIL-error@+1 {{[optional_not_unwrapped]}}
  let box: SQLBox = SQLBox(south: south, north: north, west: -180, east: 180)
  #else
  let box: SQLBox? = SQLBox(south: south, north: north, west: -180, east: 180)
  #endif
  return box
}
