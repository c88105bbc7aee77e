/// Opens the destinations of a feature, and maps routes back to them.
///
/// In its Domain, a feature declares its destinations, and a type alias for their router:
///
///     public typealias RecipesRouting = Routing<RecipesDestination>
public protocol Routing<Destination>: Sendable {
  associatedtype Destination: Hashable & Sendable

  /// Opens a destination.
  func open(_ destination: Destination) async

  /// Returns the destination of a route, or `nil` if the route belongs to another feature.
  func destination(of route: Route) -> Destination?
}

/// The routes of a feature: each destination as a route, and each route as a destination.
///
/// Both directions are in one type, so that a new destination is added to both.
public protocol RouteMap<Destination>: Sendable {
  associatedtype Destination: Hashable & Sendable

  init()

  /// Returns the route to a destination.
  func route(to destination: Destination) -> Route

  /// Returns the destination of a route, or `nil` if the route belongs to another feature.
  func destination(of route: Route) -> Destination?
}

/// A router that opens the routes of a map with a navigator.
public struct MappedRouter<Map: RouteMap>: Routing {
  private let navigator: any Navigator
  private let map = Map()

  public init(navigator: any Navigator) {
    self.navigator = navigator
  }

  public func open(_ destination: Map.Destination) async {
    await navigator.go(to: map.route(to: destination))
  }

  public func destination(of route: Route) -> Map.Destination? { map.destination(of: route) }
}
