/// Where earthquakes are kept. Other ports of the feature (a service, a file format) stand in this file.
public protocol QuakeStore: Sendable {
  /// The newest earthquakes, newest first; of one moment, the one that was kept last first.
  ///
  /// - Parameter limit: how many at most. A limit under 1 gives none.
  func newest(limit: Int) async throws(QuakeFailure) -> [Quake]

  /// Keeps a new quake. Its identifier is one that nobody has been given before.
  func keep(_ quake: Quake) async throws(QuakeFailure)

  /// Removes the quake of an identifier, and no other one.
  ///
  /// - Throws: ``QuakeFailure/notFound(_:)`` when nothing is kept under it.
  func remove(_ id: Quake.ID) async throws(QuakeFailure)
}
