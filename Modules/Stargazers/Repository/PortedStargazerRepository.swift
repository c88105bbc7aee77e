public import CoreDomain
public import StargazersDomain

/// A repository that keeps stargazers by way of the feature's ports.
public struct PortedStargazerRepository: StargazerRepository {
  private let store: any StargazerStore
  private let clock: any WallClock
  private let identifiers: any IdentifierSource

  public init(
    store: any StargazerStore, clock: any WallClock, identifiers: any IdentifierSource
  ) {
    self.store = store
    self.clock = clock
    self.identifiers = identifiers
  }

  public func newest() async throws(StargazerFailure) -> [Stargazer] {
    try await store.newest(limit: Stargazer.listLimit)
  }

  public func add(_ title: StargazerTitle) async throws(StargazerFailure) -> Stargazer {
    let stargazer = Stargazer(
      id: Stargazer.ID(identifiers.next()), title: title, createdAt: clock.now)
    try await store.keep(stargazer)
    return stargazer
  }

  public func remove(_ id: Stargazer.ID) async throws(StargazerFailure) {
    try await store.remove(id)
  }
}
