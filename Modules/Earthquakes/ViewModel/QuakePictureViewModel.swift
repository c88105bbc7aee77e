import CoreDomain
import EarthquakesDomain

/// The behavior of the image screen: validates the form, and loads the image while publishing the
/// progress.
struct QuakePictureViewModel: ViewModel {
  let repository: any QuakeRepository
  let rules: QuakeRules

  func handle(
    _ intent: QuakePictureIntent, publishing states: StatePublisher<QuakePictureState>
  ) async throws(QuakeFailure) {
    switch intent {
    case .draw(let kind, of: let form):
      let query = try form.query(by: rules)
      await states.publish(.preparing(query))
      let picture = try await repository.picture(kind, of: query) {
        await states.publish(.loading($0))
      }
      await states.publish(.success(picture))
    }
  }
}
