public import CoreDomain
public import StargazersDomain

/// The list of stargazers.
public actor StargazerListViewModel: StargazerListScreen {
  private let repository: any StargazerRepository
  private let router: any StargazersRouting
  private var announcer = StateAnnouncer(StargazerListState.idle)

  public init(repository: any StargazerRepository, router: any StargazersRouting) {
    self.repository = repository
    self.router = router
  }

  public func states() -> AsyncStream<StargazerListState> {
    announcer.states()
  }

  public func show() async {
    _ = await prepare { [repository] () async throws(StargazerFailure) in
      .success(try await repository.newest())
    }
  }

  public func add(_ typed: String) async {
    let isDone = await prepare { [repository] () async throws(StargazerFailure) in
      .added(try await repository.add(try StargazerTitle(typed)))
    }
    if isDone { await router.open(.list) }
  }

  public func remove(_ id: Stargazer.ID) async {
    let isDone = await prepare { [repository] () async throws(StargazerFailure) in
      try await repository.remove(id)
      return .removed(id)
    }
    if isDone { await router.open(.list) }
  }

  /// Announces the preparation, unless one is going on, and then the state that comes of it.
  ///
  /// - Returns: whether the work was done, and done without a failure.
  private func prepare(
    _ work: () async throws(StargazerFailure) -> StargazerListState
  ) async -> Bool {
    guard announcer.current != .preparing else { return false }
    announcer.announce(.preparing)
    do throws(StargazerFailure) {
      announcer.announce(try await work())
      return true
    } catch {
      announcer.announce(.failure(error))
      return false
    }
  }
}
