/// Four hundred pages are fetched in ten minutes, without progress for the user.
///
/// Stated by ``StargazerRepository/list(_:progress:)``.
private func list(
  _ request: StargazerListRequest, from repository: any StargazerRepository
) async throws(StargazerFailure) -> StargazerList {
  #if FAIL
  try await repository.list(request)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  try await repository.list(request, progress: { _ in })
  #endif
}
