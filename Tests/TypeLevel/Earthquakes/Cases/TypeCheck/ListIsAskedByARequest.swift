/// A list without a limit loads every quake of the globe into memory.
///
/// Stated by ``QuakeListRequest``.
private func list(
  _ query: QuakeQuery, from repository: any QuakeRepository
) async throws(QuakeFailure) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  _ = try await repository.list(query, progress: { _ in })
  _ = try await repository.list(QuakeListRequest(query: query), progress: { _ in })
}
