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

/// Opens the destinations, and maps routes back to them.
public typealias EarthquakesRouting = Routing<EarthquakesDestination>
