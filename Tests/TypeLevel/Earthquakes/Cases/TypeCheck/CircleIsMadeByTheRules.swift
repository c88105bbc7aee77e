/// A circle by another mathematics counts quakes that the store leaves out.
///
/// Stated by ``Circle``.

import EarthquakesDomain

private func circle(
  around centre: Coordinates, _ radius: Radius, by rules: QuakeRules
) -> Circle {
  #if FAIL
  // expected-FAIL-error@+1 {{[init_candidate_inaccessible]}}
  Circle(around: centre, radius: radius, rules.trigonometry)
  #else
  rules.circle(around: centre, radius: radius)
  #endif
}
