import CoreDomain
import StargazersDomain

/// The view model of the history screen. It shows how many stars a repository received in each
/// week.
struct StarHistoryViewModel: ViewModel {
  let repository: any StargazerRepository
  let router: any StargazersRouting
  let preferences: any StargazerPreferencesReader

  func handle(
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
