/// Quakes are counted on the whole globe because the place is missing.
///
/// Stated by ``QuakeQuery``.
private func query(_ place: Place, _ radius: Radius) -> QuakeQuery {
  #if FAIL
  QuakeQuery(radius: radius)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  QuakeQuery(place: place, radius: radius)
  #endif
}
