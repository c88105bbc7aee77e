/// A title that is passed where an identifier belongs removes nothing, and nobody sees why.
///
/// Stated by ``QuakeRepository/remove(_:)``.

import CoreDomain
import EarthquakesDomain

private func remove(
  _ quake: Quake, from repository: any QuakeRepository
) async throws(QuakeFailure) {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  try await repository.remove(quake.title.text)
  #else
  try await repository.remove(quake.id)
  #endif
}
