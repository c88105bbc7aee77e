import CoreDomain
import Synchronization

/// The navigator of one request: it remembers where the screen wants to go, and the browser is
/// sent there.
final class RedirectNavigator: Navigator {
  private let route = Mutex<Route?>(nil)

  func go(to route: Route) async {
    self.route.withLock { $0 = route }
  }

  /// The redirect to the last route, or nothing when the screen was not left.
  var reply: ServerReply? {
    route.withLock { $0 }.map(ServerReply.redirect(to:))
  }
}
