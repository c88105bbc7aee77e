/// A depth of 600 km is used as a radius, and half a continent is searched.
///
/// Stated by ``Depth``.
private func query(around place: Place, _ depth: Depth, _ radius: Radius) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  _ = QuakeQuery(place: place, radius: depth)
  _ = QuakeQuery(place: place, radius: radius)
}
