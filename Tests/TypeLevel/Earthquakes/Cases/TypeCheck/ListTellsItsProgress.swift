/// Twenty thousand quakes are fetched in ten minutes, without progress for the user.
///
/// Stated by ``QuakeRepository/list(_:progress:)``.
private func list(
  _ request: QuakeListRequest, from repository: any QuakeRepository
) async throws(QuakeFailure) {
  _ = try await repository.list(request)  // expected-error {{[missing_argument_named]}}
  _ = try await repository.list(request, progress: { _ in })
}
