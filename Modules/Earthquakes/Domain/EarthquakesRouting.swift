public import CoreDomain

/// The places of the feature. A new place does not compile before the router has a route for it.
public enum EarthquakesDestination: Hashable, Sendable {
  /// The button that counts, with what is filled in.
  case count(QuakeForm)
  case list(QuakeListForm)
  case detail(Quake.ID)
  case places(query: String)
}

/// Leads from the outcomes of the screens to places, and from routes back to places.
public protocol EarthquakesRouting: Sendable {
  /// Goes to a place of the feature.
  func open(_ destination: EarthquakesDestination) async

  /// The place that a route means, or nothing when it is none of this feature.
  func destination(of route: Route) -> EarthquakesDestination?
}
