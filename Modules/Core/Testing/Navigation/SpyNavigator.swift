public import CoreDomain
private import Synchronization

/// A navigator that only records the routes, so that a test can compare them.
public final class SpyNavigator: Navigator {
  private let visited = Mutex<[Route]>([])

  public init() {}

  public var routes: [Route] {
    visited.withLock { $0 }
  }

  public func go(to route: Route) async {
    visited.withLock { $0.append(route) }
  }
}
