/// A quake 10 km deep is kept as one of magnitude 10, the largest that ever was.
///
/// Stated by ``Quake/magnitude``.

import EarthquakesDomain

private func isStrong(_ quake: Quake, _ limit: Magnitude) -> Bool {
  guard let magnitude = quake.magnitude, let depth = quake.depth else { return false }
  _ = (magnitude, depth)
  #if FAIL
  return depth >= limit  // expected-FAIL-error {{[cannot_apply_binop_to_args]}}
  #else
  return magnitude >= limit
  #endif
}
