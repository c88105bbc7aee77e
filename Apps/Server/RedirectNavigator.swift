import CoreDomain
import Synchronization

/// The navigator of one request: it remembers where the screen wants to go, and the browser is
/// sent there.
final class RedirectNavigator: Navigator {
  private let last = Mutex<Route?>(nil)

  func go(to route: Route) async {
    last.withLock { $0 = route }
  }

  /// The last route, or nothing when the screen was not left.
  var route: Route? { last.withLock { $0 } }
}
