/// A name with a typing error asks about the place that was asked about before.
///
/// Stated by ``QuakeRules/place(_:)``.

import EarthquakesDomain

private func place(_ typed: String, by rules: QuakeRules) throws(QuakeFieldFailure) -> Place {
  #if FAIL
  rules.place(typed)  // expected-FAIL-error {{[throwing_call_without_try]}}
  #else
  try rules.place(typed)
  #endif
}
