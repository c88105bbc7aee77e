public import CoreDomain
private import Synchronization

/// A navigator that goes nowhere and remembers where it was sent.
public final class SpyNavigator: Navigator {
  private let visited = Mutex<[Route]>([])

  public init() {}

  /// The routes in the order in which they were gone to.
  public var routes: [Route] {
    visited.withLock { $0 }
  }

  public func go(to route: Route) async {
    visited.withLock { $0.append(route) }
  }
}
