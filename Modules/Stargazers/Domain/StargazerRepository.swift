/// Stargazers, and the policy of asking and keeping: the service is asked as little as will do, what it says
/// is kept, and where it refuses, what is kept answers. A view model asks this and never a port.
public protocol StargazerRepository: Sendable {
  /// The stargazers that a request asks for.
  ///
  /// - Parameter progress: is told how far the walk through the pages has come, and of pauses.
  /// - Throws: ``StargazerFailure/cancelled(pages:of:)`` when the calling task is cancelled. What was read by
  ///   then is kept, and the same request goes on from there.
  func list(
    _ request: StargazerListRequest, progress: @Sendable (StargazerProgress) async -> Void
  ) async throws(StargazerFailure) -> StargazerList

  /// The stargazer of a name. The whole list is walked through where that is what it takes.
  ///
  /// - Throws: ``StargazerFailure/unknownStargazer(_:of:)``, ``StargazerFailure/restricted(_:)``, and what
  ///   ``list(_:progress:)`` throws.
  func stargazer(
    called login: String, of repository: RepositoryName,
    progress: @Sendable (StargazerProgress) async -> Void
  ) async throws(StargazerFailure) -> FoundStargazer

  /// How many stars there are, and how many were given week by week. It is public where the list is not.
  ///
  /// - Parameter refreshes: whether all weeks are asked for, also where nothing can have changed.
  func history(
    of repository: RepositoryName, refreshes: Bool,
    progress: @Sendable (StargazerProgress) async -> Void
  ) async throws(StargazerFailure) -> StarHistory

  /// A picture of the history, in SVG.
  func picture(
    of repository: RepositoryName, progress: @Sendable (StargazerProgress) async -> Void
  ) async throws(StargazerFailure) -> StarHistoryPicture
}
