public import RecipeDomain

/// Logs each transition, and passes it on to another navigator.
public final class LoggingNavigator: Navigator {
  private let navigator: any Navigator
  private let log: any ActivityLog

  public init(around navigator: any Navigator, log: any ActivityLog) {
    self.navigator = navigator
    self.log = log
  }

  public func go(to route: Route) {
    log.note("to \(route.path)")
    navigator.go(to: route)
  }
}
