/// The earthquakes of a person, and the policy of keeping them. A view model asks this and never a port.
public protocol QuakeRepository: Sendable {
  /// The newest earthquakes, newest first, at most ``Quake/listLimit`` of them.
  func newest() async throws(QuakeFailure) -> [Quake]

  /// Keeps a new quake, under a new identifier, as of this moment.
  ///
  /// - Returns: the quake as it is kept.
  func add(_ title: QuakeTitle) async throws(QuakeFailure) -> Quake

  /// Removes the quake of an identifier.
  ///
  /// - Throws: ``QuakeFailure/notFound(_:)`` when nothing is kept under it.
  func remove(_ id: Quake.ID) async throws(QuakeFailure)
}
