public import CoreDomain
public import EarthquakesDomain

/// The behavior of the list of places: finds places by name, and opens the count screen for a
/// place. The gazetteer is synchronous, so there is no loading state.
public struct PlaceListViewModel: ViewModel {
  private let router: any EarthquakesRouting
  private let rules: QuakeRules

  public init(router: any EarthquakesRouting, rules: QuakeRules) {
    self.router = router
    self.rules = rules
  }

  public let initial = PlaceListState.idle

  public func handle(
    _ intent: PlaceListIntent, publishing states: StatePublisher<PlaceListState>
  ) async {
    switch intent {
    case .show(let query):
      let places = rules.gazetteer.places(matching: query, limit: PlaceListState.limit)
      await states.publish(.success(places, of: query))
    case .choose(let place):
      let name = place.region.isEmpty ? place.name : "\(place.name), \(place.region)"
      await router.open(.count(QuakeForm(near: name)))
    }
  }
}
