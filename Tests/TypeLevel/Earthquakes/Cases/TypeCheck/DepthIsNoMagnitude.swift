/// A quake at a depth of 10 km is stored with a magnitude of 10.
///
/// Stated by ``Quake/magnitude``.
private func isStrong(_ quake: Quake, _ limit: Magnitude) -> Bool {
  guard let magnitude = quake.magnitude, let depth = quake.depth else { return false }
  _ = (magnitude, depth)
  #if FAIL
  return depth >= limit  // expected-FAIL-error {{[cannot_apply_binop_to_args]}}
  #else
  return magnitude >= limit
  #endif
}
