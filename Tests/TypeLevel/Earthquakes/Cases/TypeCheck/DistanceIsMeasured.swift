/// An invented distance sorts the farthest quake first among the nearest.
///
/// Stated by ``Distance``.
private func distance(from centre: Coordinates, to point: Coordinates, by rules: QuakeRules)
  -> Distance
{
  #if FAIL
  Distance(degrees: 0)  // expected-FAIL-error {{[init_candidate_inaccessible]}}
  #else
  rules.circle(around: centre, radius: .usual).distance(to: point)
  #endif
}
