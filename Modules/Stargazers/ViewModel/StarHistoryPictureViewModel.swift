import CoreDomain
import StargazersDomain

/// The view model of the image screen. It draws the star history of a repository as an SVG image.
struct StarHistoryPictureViewModel: ViewModel {
  let repository: any StargazerRepository
  let preferences: any StargazerPreferencesReader

  func handle(
    _ intent: StarHistoryPictureIntent, publishing states: StatePublisher<StarHistoryPictureState>
  ) async throws(StargazerFailure) {
    switch intent {
    case .draw(let typed):
      let name = try await preferences.preferences().repository(typed: typed)
      await states.publish(.preparing(name))
      let picture = try await repository.picture(of: name) {
        await states.publish(.loading($0))
      }
      await states.publish(.success(picture))
    }
  }
}
