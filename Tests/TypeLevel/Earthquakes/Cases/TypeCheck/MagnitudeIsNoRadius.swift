/// A search from magnitude 5 searches 5 km around the place, and finds no quakes.
///
/// Stated by ``Radius``.
private func query(_ place: Place, _ radius: Radius, _ magnitude: Magnitude) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  _ = QuakeQuery(place: place, radius: magnitude)
  _ = QuakeQuery(place: place, radius: radius, minimumMagnitude: magnitude)
}
