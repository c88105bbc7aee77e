import CoreDomain
import Synchronization

/// A navigator that remembers where screens left for, until the walk goes there.
final class BrowseNavigator: Navigator {
  private let waiting = Mutex<[Route]>([])

  func go(to route: Route) async {
    waiting.withLock { $0.append(route) }
  }

  /// The routes that were left for since the last call, in order.
  func takeRoutes() -> [Route] {
    waiting.withLock { routes in
      defer { routes = [] }
      return routes
    }
  }
}
