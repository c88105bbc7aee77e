import CoreDomain
import EarthquakesDomain

/// The behavior of the detail screen: loads the event with an identifier.
struct QuakeDetailViewModel: ViewModel {
  let repository: any QuakeRepository

  func handle(
    _ intent: QuakeDetailIntent, publishing states: StatePublisher<QuakeDetailState>
  ) async throws(QuakeFailure) {
    switch intent {
    case .show(let id):
      await states.publish(.preparing(id))
      await states.publish(.success(try await repository.quake(id)))
    }
  }
}
