/// What somebody typed is sent to the service without being read.
///
/// Stated by ``QuakeForm/question(by:)``.

import EarthquakesDomain

private func count(
  _ form: QuakeForm, by rules: QuakeRules, in repository: any QuakeRepository
) async throws(QuakeFailure) -> QuakeCount {
  #if FAIL
  try await repository.count(form)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  try await repository.count(form.question(by: rules))
  #endif
}
