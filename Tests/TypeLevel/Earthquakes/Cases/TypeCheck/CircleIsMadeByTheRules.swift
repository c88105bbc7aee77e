/// A circle that is not made by the rules counts quakes that the store excludes.
///
/// Stated by ``Circle``.
private func circle(
  around centre: Coordinates, _ radius: Radius, by rules: QuakeRules
) -> Circle {
  #if FAIL
  // expected-FAIL-error@+1 {{[init_candidate_inaccessible]}}
  Circle(around: centre, radius: radius)
  #else
  rules.circle(around: centre, radius: radius)
  #endif
}
