/// A circle that is not made by the rules counts quakes that the store excludes.
///
/// Stated by ``Circle``.
private func circle(around centre: Coordinates, _ radius: Radius, by rules: QuakeRules) {
  // expected-error@+1 {{[init_candidate_inaccessible]}}
  let _: Circle = Circle(around: centre, radius: radius)
  let _: Circle = rules.circle(around: centre, radius: radius)
}
