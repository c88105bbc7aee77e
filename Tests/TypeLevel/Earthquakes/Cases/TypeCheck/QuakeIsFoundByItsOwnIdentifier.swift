/// A place name that is used as an identifier finds no event, without an explanation.
///
/// Stated by ``Quake/id``.
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
