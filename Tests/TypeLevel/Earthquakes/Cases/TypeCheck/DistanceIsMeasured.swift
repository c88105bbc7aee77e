/// An invented distance sorts the farthest quake first among the nearest.
///
/// Stated by ``Distance``.
private func distance(from centre: Coordinates, to point: Coordinates, by rules: QuakeRules) {
  let _: Distance = Distance(degrees: 0)  // expected-error {{[init_candidate_inaccessible]}}
  let _: Distance = rules.circle(around: centre, radius: .usual).distance(to: point)
}
