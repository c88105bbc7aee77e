public import CoreDomain
public import EarthquakesDomain

/// A repository that keeps earthquakes by way of the feature's ports.
public struct PortedQuakeRepository: QuakeRepository {
  private let store: any QuakeStore
  private let clock: any WallClock
  private let identifiers: any IdentifierSource

  public init(
    store: any QuakeStore, clock: any WallClock, identifiers: any IdentifierSource
  ) {
    self.store = store
    self.clock = clock
    self.identifiers = identifiers
  }

  public func newest() async throws(QuakeFailure) -> [Quake] {
    try await store.newest(limit: Quake.listLimit)
  }

  public func add(_ title: QuakeTitle) async throws(QuakeFailure) -> Quake {
    let quake = Quake(id: Quake.ID(identifiers.next()), title: title, createdAt: clock.now)
    try await store.keep(quake)
    return quake
  }

  public func remove(_ id: Quake.ID) async throws(QuakeFailure) {
    try await store.remove(id)
  }
}
