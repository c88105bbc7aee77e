package import CoreDomain

/// A navigator for commands that run once: it ignores routes.
package struct NoopNavigator: Navigator {
  package init() {}

  package func go(to route: Route) async {}
}
