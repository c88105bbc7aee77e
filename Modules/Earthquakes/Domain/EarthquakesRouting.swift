public import CoreDomain

/// The destinations of the feature. A new case does not compile until the router has a route for
/// it.
public enum EarthquakesDestination: Hashable, Sendable {
  /// The count screen, with the form filled in.
  case count(QuakeForm)
  case list(QuakeListForm)
  case detail(Quake.ID)
  case places(query: String)
}

/// Opens destinations, and maps routes back to them.
public protocol EarthquakesRouting: Sendable {
  /// Opens a destination of the feature.
  func open(_ destination: EarthquakesDestination) async

  /// Returns the destination of a route, or `nil` if the route belongs to another feature.
  func destination(of route: Route) -> EarthquakesDestination?
}
