/// A title that is passed where an identifier belongs removes nothing, and nobody sees why.
///
/// Stated by ``StargazerRepository/remove(_:)``.

import CoreDomain
import StargazersDomain

private func remove(
  _ stargazer: Stargazer, from repository: any StargazerRepository
) async throws(StargazerFailure) {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  try await repository.remove(stargazer.title.text)
  #else
  try await repository.remove(stargazer.id)
  #endif
}
