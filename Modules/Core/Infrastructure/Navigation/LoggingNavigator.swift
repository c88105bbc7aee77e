public import CoreDomain
public import Logging

/// Logs each navigation and forwards it to another navigator.
///
/// Logs the names of query parameters but not their values, which may contain private search terms.
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
