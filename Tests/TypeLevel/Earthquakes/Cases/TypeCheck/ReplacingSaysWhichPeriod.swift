/// Quakes of another year are removed, because the reply had none of them.
///
/// Stated by ``QuakeStore/replace(_:in:by:)``.

import EarthquakesDomain

private func keep(
  _ quakes: [Quake], of question: QuakeQuestion, _ period: QuakePeriod, in store: any QuakeStore
) async throws(QuakeFailure) {
  #if FAIL
  // expected-FAIL-error@+1 {{[missing_argument_named]}}
  try await store.replace(question, by: quakes)
  #else
  try await store.replace(question, in: period, by: quakes)
  #endif
}
