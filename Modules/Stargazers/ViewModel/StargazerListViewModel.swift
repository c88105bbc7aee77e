import CoreDomain
public import StargazersDomain

/// The stargazers of a repository.
public actor StargazerListViewModel: StargazerListScreen {
  private let repository: any StargazerRepository
  private let router: any StargazersRouting
  private let reader: any StargazerPreferencesReader
  private let writer: any StargazerPreferencesWriter
  private var announcer = StateBroadcaster(StargazerListState.idle)
  private var isWorking = false

  public init(
    repository: any StargazerRepository, router: any StargazersRouting,
    reader: any StargazerPreferencesReader, writer: any StargazerPreferencesWriter
  ) {
    self.repository = repository
    self.router = router
    self.reader = reader
    self.writer = writer
  }

  public func states() -> AsyncStream<StargazerListState> {
    announcer.states()
  }

  public func begin() async {
    await work { preferences throws(StargazerFailure) in .ready(preferences) }
  }

  public func show(_ form: StargazerListForm) async {
    await work { preferences throws(StargazerFailure) in
      let request = try form.request(by: preferences)
      self.announce(.preparing(request))
      let list = try await self.repository.list(request) { progress in
        await self.announce(.walking(progress))
      }
      let chosen = StargazerPreferences(repository: request.repository, pageSize: request.limit)
      // Failing to store the preferences is not an error: the result is valid without it.
      if chosen != preferences { try? await self.writer.remember(chosen) }
      return .success(list)
    }
  }

  public func open(_ login: String, of repository: String) async {
    await router.open(.detail(login: login, repository: repository))
  }

  public func openHistory(of repository: String) async {
    await router.open(.history(repository: repository))
  }

  /// Runs one intent at a time, and sends its state.
  private func work(
    _ prepare: (StargazerPreferences) async throws(StargazerFailure) -> StargazerListState
  ) async {
    guard !isWorking else { return }
    isWorking = true
    defer { isWorking = false }
    do throws(StargazerFailure) {
      announcer.announce(try await prepare(try await reader.preferences()))
    } catch {
      announcer.announce(.failure(error))
    }
  }

  private func announce(_ state: StargazerListState) {
    announcer.announce(state)
  }
}
