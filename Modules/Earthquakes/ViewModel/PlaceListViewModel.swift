import CoreDomain
public import EarthquakesDomain

/// The list of places. The gazetteer is synchronous, so there is no loading state.
public actor PlaceListViewModel: PlaceListScreen {
  private let router: any EarthquakesRouting
  private let rules: QuakeRules
  private var announcer = StateAnnouncer(PlaceListState.idle)

  public init(router: any EarthquakesRouting, rules: QuakeRules) {
    self.router = router
    self.rules = rules
  }

  public func states() -> AsyncStream<PlaceListState> {
    announcer.states()
  }

  public func show(_ query: String) async {
    let places = rules.gazetteer.places(matching: query, limit: PlaceListState.limit)
    announcer.announce(.success(places, of: query))
  }

  public func choose(_ place: Place) async {
    let name = place.region.isEmpty ? place.name : "\(place.name), \(place.region)"
    await router.open(.count(QuakeForm(near: name)))
  }
}
