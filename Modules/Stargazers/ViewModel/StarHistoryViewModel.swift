import CoreDomain
public import StargazersDomain

/// The history of a repository's stars, week by week.
public actor StarHistoryViewModel: StarHistoryScreen {
  private let repository: any StargazerRepository
  private let router: any StargazersRouting
  private let reader: any StargazerPreferencesReader
  private var announcer = StateBroadcaster(StarHistoryState.idle)
  private var isWorking = false

  public init(
    repository: any StargazerRepository, router: any StargazersRouting,
    reader: any StargazerPreferencesReader
  ) {
    self.repository = repository
    self.router = router
    self.reader = reader
  }

  public func states() -> AsyncStream<StarHistoryState> {
    announcer.states()
  }

  public func show(_ typed: String, refreshes: Bool) async {
    guard !isWorking else { return }
    isWorking = true
    defer { isWorking = false }
    do throws(StargazerFailure) {
      let name = try await reader.preferences().repository(typed: typed)
      announcer.announce(.preparing(name))
      let history = try await repository.history(of: name, refreshes: refreshes) { progress in
        await self.announce(.loading(progress))
      }
      announcer.announce(.success(history))
    } catch {
      announcer.announce(.failure(error))
    }
  }

  public func openList(of repository: String) async {
    await router.open(.list(StargazerListForm(repository: repository)))
  }

  private func announce(_ state: StarHistoryState) {
    announcer.announce(state)
  }
}
