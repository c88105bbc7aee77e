// EarthquakesRouter: the places of the feature, and their addresses.
//
// | place    | route    |
// |----------|----------|
// | the list | `/earthquakes` |
//
// Both directions stand in one file, so that a new place is added to both at once.

public import CoreDomain
public import EarthquakesDomain

/// Leads to the places of the feature by way of a navigator.
public struct RouteEarthquakesRouter: EarthquakesRouting {
  private let navigator: any Navigator

  public init(navigator: any Navigator) {
    self.navigator = navigator
  }

  public func open(_ destination: EarthquakesDestination) async {
    await navigator.go(to: route(to: destination))
  }

  public func destination(of route: Route) -> EarthquakesDestination? {
    switch route.path {
    case ["earthquakes"]: .list
    default: nil
    }
  }

  private func route(to destination: EarthquakesDestination) -> Route {
    switch destination {
    case .list: Route(path: ["earthquakes"])
    }
  }
}
