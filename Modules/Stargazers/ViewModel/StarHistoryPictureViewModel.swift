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

  public let initial = StarHistoryPictureState.idle

  public func handle(
    _ intent: StarHistoryPictureIntent, publishing states: StatePublisher<StarHistoryPictureState>
  ) async {
    switch intent {
    case .draw(let typed):
      do throws(StargazerFailure) {
        let name = try await preferences.preferences().repository(typed: typed)
        await states.publish(.preparing(name))
        let picture = try await repository.picture(of: name) {
          await states.publish(.loading($0))
        }
        await states.publish(.success(picture))
      } catch {
        await states.publish(.failure(error))
      }
    }
  }
}
