/// The name of a place that is passed where an identifier belongs finds no event, and nobody sees why.
///
/// Stated by ``Quake/id``.

import CoreDomain
import EarthquakesDomain

private func find(
  _ quake: Quake, in repository: any QuakeRepository
) async throws(QuakeFailure) -> FoundQuake {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  try await repository.quake(quake.placeName)
  #else
  try await repository.quake(quake.id)
  #endif
}
