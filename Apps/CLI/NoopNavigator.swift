import CoreDomain

/// A navigator for commands that run once. It ignores routes.
struct NoopNavigator: Navigator {
  func go(to route: Route) async {}
}
