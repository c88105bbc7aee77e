package import CoreDomain

/// A navigator that ignores all routes, for commands that run once.
package struct NoopNavigator: Navigator {
  package init() {}

  package func go(to route: Route) async {}
}
