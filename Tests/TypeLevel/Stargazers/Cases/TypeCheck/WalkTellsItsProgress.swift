/// Four hundred pages are fetched in ten minutes, without progress for the user.
///
/// Stated by ``StargazerRepository/list(_:progress:)``.
private func list(
  _ request: StargazerListRequest, from repository: any StargazerRepository
) async throws(StargazerFailure) {
  _ = try await repository.list(request)  // expected-error {{[missing_argument_named]}}
  _ = try await repository.list(request, progress: { _ in })
}
