/// A quake at a depth of 10 km is stored with a magnitude of 10.
///
/// Stated by ``Quake/magnitude``.
private func isStrong(_ quake: Quake, _ limit: Magnitude) {
  guard let magnitude = quake.magnitude, let depth = quake.depth else { return }
  let _: Bool = depth >= limit  // expected-error {{[cannot_apply_binop_to_args]}}
  let _: Bool = magnitude >= limit
}
