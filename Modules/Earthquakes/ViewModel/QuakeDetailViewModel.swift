public import CoreDomain
public import EarthquakesDomain

/// The screen of a single event.
public actor QuakeDetailViewModel: QuakeDetailScreen {
  private let repository: any QuakeRepository
  private var announcer = StateAnnouncer(QuakeDetailState.idle)

  public init(repository: any QuakeRepository) {
    self.repository = repository
  }

  public func states() -> AsyncStream<QuakeDetailState> {
    announcer.states()
  }

  public func show(_ id: Quake.ID) async {
    if case .preparing = announcer.current { return }
    announcer.announce(.preparing(id))
    do throws(QuakeFailure) {
      announcer.announce(.success(try await repository.quake(id)))
    } catch {
      announcer.announce(.failure(error))
    }
  }
}
