public import CoreDomain
public import StargazersDomain

/// The view model of the history screen. It shows how many stars a repository received in each
/// week.
public struct StarHistoryViewModel: ViewModel {
  private let repository: any StargazerRepository
  private let router: any StargazersRouting
  private let preferences: any StargazerPreferencesReader

  public init(
    repository: any StargazerRepository, router: any StargazersRouting,
    preferences: any StargazerPreferencesReader
  ) {
    self.repository = repository
    self.router = router
    self.preferences = preferences
  }

  public func handle(
    _ intent: StarHistoryIntent, publishing states: StatePublisher<StarHistoryState>
  ) async throws(StargazerFailure) {
    switch intent {
    case .show(let typed, let refreshes):
      let name = try await preferences.preferences().repository(typed: typed)
      await states.publish(.preparing(name))
      let history = try await repository.history(of: name, refreshes: refreshes) {
        await states.publish(.loading($0))
      }
      await states.publish(.success(history))
    case .showStored:
      guard let history = try await repository.storedHistory() else { return }
      await states.publish(.success(history))
    case .openList(let typed): await router.open(.list(StargazerListForm(repository: typed)))
    }
  }
}
