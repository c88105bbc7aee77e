import CoreDomain
import EarthquakesDomain

/// The behavior of the list: validates the form, loads the earthquakes while publishing the
/// progress, and opens the detail screen of one of them.
struct QuakeListViewModel: ViewModel {
  let repository: any QuakeRepository
  let router: any EarthquakesRouting
  let rules: QuakeRules

  func handle(
    _ intent: QuakeListIntent, publishing states: StatePublisher<QuakeListState>
  ) async throws(QuakeFailure) {
    switch intent {
    case .show(let form):
      let request = try form.request(by: rules)
      await states.publish(.preparing(request))
      let list = try await repository.list(request) { await states.publish(.loading($0)) }
      await states.publish(.success(list))
    case .open(let id): await router.open(.detail(id))
    }
  }
}
