/// A search from magnitude 5 searches 5 km around the place, and finds no quakes.
///
/// Stated by ``Radius``.
private func query(_ place: Place, _ radius: Radius, _ magnitude: Magnitude) -> QuakeQuery {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  QuakeQuery(place: place, radius: magnitude)
  #else
  QuakeQuery(place: place, radius: radius, minimumMagnitude: magnitude)
  #endif
}
