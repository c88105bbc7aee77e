/// The stargazers of a person, and the policy of keeping them. A view model asks this and never a port.
public protocol StargazerRepository: Sendable {
  /// The newest stargazers, newest first, at most ``Stargazer/listLimit`` of them.
  func newest() async throws(StargazerFailure) -> [Stargazer]

  /// Keeps a new stargazer, under a new identifier, as of this moment.
  ///
  /// - Returns: the stargazer as it is kept.
  func add(_ title: StargazerTitle) async throws(StargazerFailure) -> Stargazer

  /// Removes the stargazer of an identifier.
  ///
  /// - Throws: ``StargazerFailure/notFound(_:)`` when nothing is kept under it.
  func remove(_ id: Stargazer.ID) async throws(StargazerFailure)
}
