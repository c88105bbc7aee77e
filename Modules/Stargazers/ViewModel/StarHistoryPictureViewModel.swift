public import CoreDomain
public import StargazersDomain

/// The view model of the image screen. It draws the star history of a repository as an SVG image.
public struct StarHistoryPictureViewModel: ViewModel {
  private let repository: any StargazerRepository
  private let preferences: any StargazerPreferencesReader

  public init(repository: any StargazerRepository, preferences: any StargazerPreferencesReader) {
    self.repository = repository
    self.preferences = preferences
  }

  public func handle(
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
