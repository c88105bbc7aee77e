import Composition
import CoreDomain
import Synchronization

/// Shows the states of a screen that comes to several of them that are worth a look: what is kept, and
/// then what was fetched. What the console refuses meanwhile is thrown at the end.
///
/// A screen that comes to one such state is followed by ``ScreenBinding`` alone.
final class BrowseTelling<State: Sendable>: Sendable {
  private struct Memory {
    var shown: [State] = []
    var refusal: BrowseFailure?
  }

  private let landing: BrowseLanding
  private let view: @Sendable (State, _ last: State?) -> Printout?
  private let memory = Mutex(Memory())

  /// - Parameter view: what is shown of a state, after the one that was shown last; nothing for one on the way.
  init(
    on landing: BrowseLanding, view: @escaping @Sendable (State, _ last: State?) -> Printout?
  ) {
    self.landing = landing
    self.view = view
  }

  /// The states that were shown, in order.
  var shown: [State] { memory.withLock(\.shown) }

  /// Follows states for as long as an intent is carried out.
  ///
  /// - Parameter progress: how far the work has come. It is shown behind the first state that is.
  func follow(
    _ states: AsyncStream<State>, telling line: ProgressLine,
    progress: @escaping @Sendable (State) -> String? = { _ in nil },
    during intent: () async -> Void
  ) async throws(BrowseFailure) {
    // A state that is shown takes the line away before.
    let binding = ScreenBinding<State, (State, Printout)>(
      view: { state in self.view(state, self.shown.last).map { (state, $0) } },
      progress: { state in self.view(state, self.shown.last) == nil ? progress(state) : nil })
    await binding.follow(states, telling: line, showing: show, during: intent)
    if let refusal = memory.withLock(\.refusal) { throw refusal }
  }

  private func show(_ state: State, _ printout: Printout) {
    memory.withLock { memory in
      memory.shown.append(state)
      do throws(BrowseFailure) {
        try landing.tell(printout)
      } catch {
        memory.refusal = error
      }
    }
  }
}
