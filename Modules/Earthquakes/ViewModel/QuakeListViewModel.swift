public import CoreDomain
public import EarthquakesDomain

/// The list of earthquakes.
public actor QuakeListViewModel: QuakeListScreen {
  private let repository: any QuakeRepository
  private let router: any EarthquakesRouting
  private let rules: QuakeRules
  private var announcer = StateAnnouncer(QuakeListState.idle)

  public init(
    repository: any QuakeRepository, router: any EarthquakesRouting, rules: QuakeRules
  ) {
    self.repository = repository
    self.router = router
    self.rules = rules
  }

  public func states() -> AsyncStream<QuakeListState> {
    announcer.states()
  }

  public func show(_ form: QuakeListForm) async {
    guard !isBusy else { return }
    do throws(QuakeFailure) {
      let request = try form.request(by: rules)
      announcer.announce(.preparing(request))
      let list = try await repository.list(request) { progress in
        await self.announce(.loading(progress))
      }
      announcer.announce(.success(list))
    } catch {
      announcer.announce(.failure(error))
    }
  }

  public func open(_ id: Quake.ID) async {
    await router.open(.detail(id))
  }

  private func announce(_ state: QuakeListState) {
    announcer.announce(state)
  }

  private var isBusy: Bool {
    switch announcer.current {
    case .preparing, .loading: true
    case .idle, .success, .failure: false
    }
  }
}
