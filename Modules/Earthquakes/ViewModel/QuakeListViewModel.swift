public import CoreDomain
public import EarthquakesDomain

/// The list of earthquakes.
public actor QuakeListViewModel: QuakeListScreen {
  private let repository: any QuakeRepository
  private let router: any EarthquakesRouting
  private var announcer = StateAnnouncer(QuakeListState.idle)

  public init(repository: any QuakeRepository, router: any EarthquakesRouting) {
    self.repository = repository
    self.router = router
  }

  public func states() -> AsyncStream<QuakeListState> {
    announcer.states()
  }

  public func show() async {
    _ = await prepare { [repository] () async throws(QuakeFailure) in
      .success(try await repository.newest())
    }
  }

  public func add(_ typed: String) async {
    let isDone = await prepare { [repository] () async throws(QuakeFailure) in
      .added(try await repository.add(try QuakeTitle(typed)))
    }
    if isDone { await router.open(.list) }
  }

  public func remove(_ id: Quake.ID) async {
    let isDone = await prepare { [repository] () async throws(QuakeFailure) in
      try await repository.remove(id)
      return .removed(id)
    }
    if isDone { await router.open(.list) }
  }

  /// Announces the preparation, unless one is going on, and then the state that comes of it.
  ///
  /// - Returns: whether the work was done, and done without a failure.
  private func prepare(
    _ work: () async throws(QuakeFailure) -> QuakeListState
  ) async -> Bool {
    guard announcer.current != .preparing else { return false }
    announcer.announce(.preparing)
    do throws(QuakeFailure) {
      announcer.announce(try await work())
      return true
    } catch {
      announcer.announce(.failure(error))
      return false
    }
  }
}
