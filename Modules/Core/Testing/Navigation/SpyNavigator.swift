public import CoreDomain

/// A navigator that only records the routes, so that a test can compare them.
public final class SpyNavigator: Navigator {
  private let visited = Recorder<Route>()

  public init() {}

  public var routes: [Route] { visited.all }

  public func go(to route: Route) async { visited.remember(route) }
}
