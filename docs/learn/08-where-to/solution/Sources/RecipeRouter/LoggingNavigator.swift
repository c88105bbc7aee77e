public import RecipeDomain

/// Writes each transition down, and lets another navigator do it.
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
