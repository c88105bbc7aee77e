/// A place name that is used as an identifier finds no event, without an explanation.
///
/// Stated by ``Quake/id``.
private func find(_ quake: Quake, in repository: any QuakeRepository) async throws(QuakeFailure) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  _ = try await repository.quake(quake.placeName)
  _ = try await repository.quake(quake.id)
}
