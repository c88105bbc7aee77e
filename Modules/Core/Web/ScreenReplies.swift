package import CoreDomain
import Synchronization

extension Screen {
  /// Sends an intent, and returns the reply to its final state.
  package func reply(to intent: Intent, as view: some StateView<State>) async throws -> ServerReply
  {
    let states = await states()
    await RunningIntent { await self.send(intent) }.end()
    return try await ScreenBinding(view: view).reply(to: states)
  }

  /// Sends an intent, for ``ServerFeature/isReady``. If it fails, throws a ``Problem`` with the
  /// status 503 and the sentence of the failure.
  package func check(_ intent: Intent, as view: some StateView<State>) async throws(Problem) {
    do {
      _ = try await reply(to: intent, as: view)
    } catch {
      throw .busy((error as? Problem ?? .unexpected).detail)
    }
  }

  /// Sends an intent, and returns the last state, for example for a card of the home page.
  package func state(after intent: Intent) async -> State? {
    await RunningIntent { await self.send(intent) }.end()
    var states = await states().makeAsyncIterator()
    return await states.next()
  }

  /// Sends an intent, and returns a reply that shows all states while the intent runs.
  package func liveReply(to intent: Intent, as view: some LiveView<State>) async throws
    -> ServerReply
  {
    let states = await states()
    let running = RunningIntent { await self.send(intent) }
    return try await LiveBinding(view: view, intent: running).reply(to: states)
  }
}

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
