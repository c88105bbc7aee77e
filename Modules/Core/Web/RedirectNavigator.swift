package import CoreDomain
import Synchronization

/// The navigator of one request. It records the route to which the screen navigates, and the reply
/// redirects the browser to that route.
package final class RedirectNavigator: Navigator {
  package init() {}

  private let last = Mutex<Route?>(nil)

  package func go(to route: Route) async {
    last.withLock { $0 = route }
  }

  package var route: Route? { last.withLock { $0 } }
}
