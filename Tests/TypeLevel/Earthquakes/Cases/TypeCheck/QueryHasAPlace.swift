/// Quakes are counted on the whole globe because the place is missing.
///
/// Stated by ``QuakeQuery``.
private func query(_ place: Place, _ radius: Radius) {
  _ = QuakeQuery(radius: radius)  // expected-error {{[missing_argument_named]}}
  _ = QuakeQuery(place: place, radius: radius)
}
