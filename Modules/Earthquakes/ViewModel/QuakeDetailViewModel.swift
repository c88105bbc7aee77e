public import CoreDomain
public import EarthquakesDomain

/// The behavior of the detail screen: loads the event with an identifier.
public struct QuakeDetailViewModel: ViewModel {
  private let repository: any QuakeRepository

  public init(repository: any QuakeRepository) {
    self.repository = repository
  }

  public func handle(
    _ intent: QuakeDetailIntent, publishing states: StatePublisher<QuakeDetailState>
  ) async throws(QuakeFailure) {
    switch intent {
    case .show(let id):
      await states.publish(.preparing(id))
      await states.publish(.success(try await repository.quake(id)))
    }
  }
}
