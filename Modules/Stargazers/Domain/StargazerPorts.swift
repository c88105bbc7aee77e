/// Where stargazers are kept. Other ports of the feature (a service, a file format) stand in this file.
public protocol StargazerStore: Sendable {
  /// The newest stargazers, newest first; of one moment, the one that was kept last first.
  ///
  /// - Parameter limit: how many at most. A limit under 1 gives none.
  func newest(limit: Int) async throws(StargazerFailure) -> [Stargazer]

  /// Keeps a new stargazer. Its identifier is one that nobody has been given before.
  func keep(_ stargazer: Stargazer) async throws(StargazerFailure)

  /// Removes the stargazer of an identifier, and no other one.
  ///
  /// - Throws: ``StargazerFailure/notFound(_:)`` when nothing is kept under it.
  func remove(_ id: Stargazer.ID) async throws(StargazerFailure)
}
