public import CoreDomain
public import EarthquakesDomain

/// The behavior of the list: validates the form, loads the earthquakes while publishing the
/// progress, and opens the detail screen of one of them.
public struct QuakeListViewModel: ViewModel {
  private let repository: any QuakeRepository
  private let router: any EarthquakesRouting
  private let rules: QuakeRules

  public init(repository: any QuakeRepository, router: any EarthquakesRouting, rules: QuakeRules) {
    self.repository = repository
    self.router = router
    self.rules = rules
  }

  public let initial = QuakeListState.idle

  public func handle(
    _ intent: QuakeListIntent, publishing states: StatePublisher<QuakeListState>
  ) async {
    switch intent {
    case .show(let form): await show(form, states)
    case .open(let id): await router.open(.detail(id))
    }
  }

  private func show(_ form: QuakeListForm, _ states: StatePublisher<QuakeListState>) async {
    do throws(QuakeFailure) {
      let request = try form.request(by: rules)
      await states.publish(.preparing(request))
      let list = try await repository.list(request) { await states.publish(.loading($0)) }
      await states.publish(.success(list))
    } catch {
      await states.publish(.failure(error))
    }
  }
}
