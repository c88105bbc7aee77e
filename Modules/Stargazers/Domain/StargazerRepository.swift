/// Stargazers, with the rules for requesting and caching: the repository makes as few requests as
/// possible, stores the responses, and serves stored data if the service is unavailable. View
/// models use this protocol instead of the source and the store.
public protocol StargazerRepository: Sendable {
  /// Returns the stargazers for a request.
  ///
  /// - Parameter progress: Called with the number of pages read, and with pauses for the rate
  ///   limit.
  /// - Throws: ``StargazerFailure/cancelled(pages:of:)`` if the task is cancelled. The pages read
  ///   until then are stored, and repeating the request resumes from there.
  func list(
    _ request: StargazerListRequest, progress: @Sendable (StargazerProgress) async -> Void
  ) async throws(StargazerFailure) -> StargazerList

  /// Returns the stargazer with a name. Reads the whole list if necessary.
  ///
  /// - Throws: ``StargazerFailure/unknownStargazer(_:of:)``, ``StargazerFailure/restricted(_:)``,
  ///   and the errors of ``list(_:progress:)``.
  func stargazer(
    called login: String, of repository: RepositoryName,
    progress: @Sendable (StargazerProgress) async -> Void
  ) async throws(StargazerFailure) -> FoundStargazer

  /// Returns the number of stars in total and per week. The history is public even if the list is
  /// restricted.
  ///
  /// - Parameter refreshes: Whether to request all weeks, even those that cannot have changed.
  func history(
    of repository: RepositoryName, refreshes: Bool,
    progress: @Sendable (StargazerProgress) async -> Void
  ) async throws(StargazerFailure) -> StarHistory

  /// Returns the stored history of the repository that was counted last, or `nil` if nothing is
  /// stored. Sends no request.
  func storedHistory() async throws(StargazerFailure) -> StarHistory?

  /// Returns the history as an SVG image.
  func picture(
    of repository: RepositoryName, progress: @Sendable (StargazerProgress) async -> Void
  ) async throws(StargazerFailure) -> StarHistoryPicture
}
