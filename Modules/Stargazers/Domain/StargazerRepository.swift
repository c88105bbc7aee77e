/// Provides stargazers and star histories to the view models.
///
/// It makes as few requests as possible, stores the responses, and returns stored data if the
/// service is unavailable. View models use this protocol instead of the source and the store.
public protocol StargazerRepository: Sendable {
  /// Returns the requested stargazers, from the service or the store: see ``StargazerList/origin``.
  ///
  /// - Parameter progress: Called with the number of pages read, and with pauses for the rate
  ///   limit.
  /// - Throws: ``StargazerFailure/cancelled(pages:of:)`` if the task is cancelled. The pages read
  ///   until then are stored, and repeating the request resumes from there.
  func list(
    _ request: StargazerListRequest, progress: @Sendable (StargazerProgress) async -> Void
  ) async throws(StargazerFailure) -> StargazerList

  /// Returns the stargazer with a name, ignoring case. Reads the whole list if necessary.
  ///
  /// - Throws: ``StargazerFailure/unknownStargazer(_:of:)`` if no stargazer has the name,
  ///   ``StargazerFailure/restricted(_:)`` if GitHub shows the list only to members, and the errors
  ///   of ``list(_:progress:)``.
  func stargazer(
    called login: String, of repository: RepositoryName,
    progress: @Sendable (StargazerProgress) async -> Void
  ) async throws(StargazerFailure) -> FoundStargazer

  /// Returns the number of stars in total and per week. The history is public even if the list of
  /// stargazers is restricted.
  ///
  /// - Parameter refreshes: Whether to request all weekly star counts again, even those that cannot
  ///   have changed.
  func history(
    of repository: RepositoryName, refreshes: Bool,
    progress: @Sendable (StargazerProgress) async -> Void
  ) async throws(StargazerFailure) -> StarHistory

  /// Returns the stored history of the repository whose number of stars was requested last, or
  /// `nil` if no number of stars is stored. The history may have no weeks. Sends no
  /// request. The origin is ``AnswerOrigin/service(_:)`` with the time of that last request.
  func storedHistory() async throws(StargazerFailure) -> StarHistory?

  /// Returns the star history of a repository as an SVG image. Requests only data that is missing
  /// or not recent.
  func picture(
    of repository: RepositoryName, progress: @Sendable (StargazerProgress) async -> Void
  ) async throws(StargazerFailure) -> StarHistoryPicture
}
