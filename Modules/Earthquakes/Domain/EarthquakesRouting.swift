public import CoreDomain

/// The feature's screens to which a program can navigate, with their parameters. A new case does
/// not compile until the router has a route for it.
public enum EarthquakesDestination: Hashable, Sendable {
  /// The count screen, prefilled with a form.
  case count(QuakeForm)
  case list(QuakeListForm)
  case detail(Quake.ID)
  case places(query: String)
}

/// Navigates to the screens of the feature.
public typealias EarthquakesRouting = Routing<EarthquakesDestination>
