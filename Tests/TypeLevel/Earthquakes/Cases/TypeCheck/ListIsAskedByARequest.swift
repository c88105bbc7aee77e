/// A list whose length nobody said brings every quake of the globe into memory.
///
/// Stated by ``QuakeListRequest``.

import EarthquakesDomain

private func list(
  _ question: QuakeQuestion, from repository: any QuakeRepository
) async throws(QuakeFailure) -> QuakeList {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  try await repository.list(question, progress: { _ in })
  #else
  try await repository.list(QuakeListRequest(question: question), progress: { _ in })
  #endif
}
