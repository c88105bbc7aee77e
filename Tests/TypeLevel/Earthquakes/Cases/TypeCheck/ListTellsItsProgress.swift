/// Twenty thousand quakes are fetched in ten minutes, without progress for the user.
///
/// Stated by ``QuakeRepository/list(_:progress:)``.
private func list(
  _ request: QuakeListRequest, from repository: any QuakeRepository
) async throws(QuakeFailure) -> QuakeList {
  #if FAIL
  try await repository.list(request)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  try await repository.list(request, progress: { _ in })
  #endif
}
