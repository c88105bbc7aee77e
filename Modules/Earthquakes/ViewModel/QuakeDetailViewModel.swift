public import CoreDomain
public import EarthquakesDomain

/// The behavior of the detail screen: loads the event with an identifier.
public struct QuakeDetailViewModel: ViewModel {
  private let repository: any QuakeRepository

  public init(repository: any QuakeRepository) {
    self.repository = repository
  }

  public let initial = QuakeDetailState.idle

  public func handle(
    _ intent: QuakeDetailIntent, publishing states: StatePublisher<QuakeDetailState>
  ) async {
    switch intent {
    case .show(let id):
      await states.publish(.preparing(id))
      do throws(QuakeFailure) {
        await states.publish(.success(try await repository.quake(id)))
      } catch {
        await states.publish(.failure(error))
      }
    }
  }
}
