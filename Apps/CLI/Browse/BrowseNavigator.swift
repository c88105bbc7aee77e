import CoreDomain
import Synchronization

/// A navigator that remembers where screens left for, until the walk goes there.
final class BrowseNavigator: Navigator {
  private let waiting = Mutex<[Route]>([])
  private let passed = Mutex<[Route]>([])

  func go(to route: Route) async {
    waiting.withLock { $0.append(route) }
  }

  /// The routes that were left for since the last call, in order.
  func takeRoutes() -> [Route] { waiting.takeAll() }

  /// Leaves a route to the other features of the walk.
  func pass(_ route: Route) {
    passed.withLock { $0.append(route) }
  }

  /// The routes that were passed on since the last call, in order.
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
