import CoreDomain

/// A navigator for commands that run once: it ignores routes.
struct RestingNavigator: Navigator {
  func go(to route: Route) async {}
}
