import CoreDomain
import StargazersDomain

/// The view model of the detail screen. It looks up one stargazer of a repository by name.
struct StargazerDetailViewModel: ViewModel {
  let repository: any StargazerRepository
  let preferences: any StargazerPreferencesReader

  func handle(
    _ intent: StargazerDetailIntent, publishing states: StatePublisher<StargazerDetailState>
  ) async throws(StargazerFailure) {
    switch intent {
    case .show(let login, let typed):
      let name = try await preferences.preferences().repository(typed: typed)
      await states.publish(.preparing(login: login))
      let found = try await repository.stargazer(called: login, of: name) {
        await states.publish(.loading($0))
      }
      await states.publish(.success(found))
    }
  }
}
