public import CoreDomain
public import Logging

/// A navigator that logs each transition and leaves going there to another navigator.
///
/// The names in a route's query are logged and their values are not: what somebody searched for is
/// nobody else's business.
public struct LoggingNavigator: Navigator {
  private let navigator: any Navigator
  private let logger: Logger

  public init(_ navigator: any Navigator, logger: Logger) {
    self.navigator = navigator
    self.logger = logger
  }

  public func go(to route: Route) async {
    let names = route.query.map { Route.Parameter($0.name, "") }
    logger.info("go to \(Route(path: route.path, query: names))")
    await navigator.go(to: route)
  }
}
