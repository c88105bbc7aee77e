import CoreDomain
import EarthquakesDomain

/// The behavior of the list of places: finds places by name, and opens the count screen for a
/// place. The gazetteer is synchronous, so there is no loading state.
struct PlaceListViewModel: ViewModel {
  let router: any EarthquakesRouting
  let rules: QuakeRules

  let initial = PlaceListState.idle

  func handle(
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
