import CoreDomain
public import StargazersDomain

/// The detail screen of a stargazer.
public actor StargazerDetailViewModel: StargazerDetailScreen {
  private let repository: any StargazerRepository
  private let reader: any StargazerPreferencesReader
  private var announcer = StateBroadcaster(StargazerDetailState.idle)
  private var isWorking = false

  public init(repository: any StargazerRepository, reader: any StargazerPreferencesReader) {
    self.repository = repository
    self.reader = reader
  }

  public func states() -> AsyncStream<StargazerDetailState> {
    announcer.states()
  }

  public func show(_ login: String, of name: String) async {
    guard !isWorking else { return }
    isWorking = true
    defer { isWorking = false }
    do throws(StargazerFailure) {
      let name = try await reader.preferences().repository(typed: name)
      announcer.announce(.preparing(login: login))
      let found = try await repository.stargazer(called: login, of: name) { progress in
        await self.announce(.walking(progress))
      }
      announcer.announce(.success(found))
    } catch {
      announcer.announce(.failure(error))
    }
  }

  private func announce(_ state: StargazerDetailState) {
    announcer.announce(state)
  }
}
