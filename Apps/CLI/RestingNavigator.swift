import CoreDomain

/// A navigator for commands that run once: wherever a screen leaves for, the command ends there.
struct RestingNavigator: Navigator {
  func go(to route: Route) async {}
}
