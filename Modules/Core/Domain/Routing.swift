/// Opens the destinations of a feature. A destination is a screen of the feature with its
/// parameters.
///
/// In its Domain, a feature declares its destinations, and a type alias for their router:
///
///     public typealias RecipesRouting = Routing<RecipesDestination>
public protocol Routing<Destination>: Sendable {
  associatedtype Destination: Hashable & Sendable

  /// Navigates to the route of a destination.
  func open(_ destination: Destination) async
}

/// Converts the destinations of a feature to routes, and routes to destinations.
///
/// Both conversions are in one type, so that nobody forgets one of them when adding a destination.
/// The type is an enum without cases, because a map has no state.
public protocol RouteMap<Destination>: SendableMetatype {
  associatedtype Destination: Hashable & Sendable

  /// Returns the route to a destination.
  static func route(to destination: Destination) -> Route

  /// Returns the destination of a route, or `nil` if the feature has no such route.
  static func destination(of route: Route) -> Destination?
}

/// The router of every feature. It converts destinations to routes with the feature's
/// ``RouteMap``, and passes the routes to a navigator.
public struct MappedRouter<Map: RouteMap>: Routing {
  private let navigator: any Navigator

  public init(navigator: any Navigator) {
    self.navigator = navigator
  }

  public func open(_ destination: Map.Destination) async {
    await navigator.go(to: Map.route(to: destination))
  }
}
