import CoreDomain
import Synchronization

/// A navigator that only records routes. The browse session follows them after each command.
package final class BrowseNavigator: Navigator {
  private let waiting = Mutex<[Route]>([])
  private let passed = Mutex<[Route]>([])

  func go(to route: Route) async {
    waiting.withLock { $0.append(route) }
  }

  /// Returns and removes the recorded routes, in order.
  func takeRoutes() -> [Route] { waiting.takeAll() }

  /// Passes a route on to the other features.
  func pass(_ route: Route) {
    passed.withLock { $0.append(route) }
  }

  func takePassedRoutes() -> [Route] { passed.takeAll() }
}

extension Mutex<[Route]> {
  fileprivate borrowing func takeAll() -> [Route] {
    withLock { routes in
      defer { routes = [] }
      return routes
    }
  }
}
