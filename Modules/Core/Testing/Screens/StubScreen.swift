import CoreDomain
private import Synchronization

/// A screen that answers its first intent with given states and then ends its streams, so that a
/// test that waits for a further state fails instead of hanging.
///
/// A feature declares its stub screens as extensions, with its types of state and intent:
///
///     extension StubScreen: RecipeListScreen
///     where State == RecipeListState, Intent == RecipeListIntent {
///       public func show() async { take(.show) }
///     }
public final class StubScreen<State: Sendable, Intent: Sendable>: Sendable {
  private struct Memory: ~Copyable {
    var announcer: StateAnnouncer<State>
    var waiting: [State]
    var intents: [Intent] = []
  }

  private let memory: Mutex<Memory>

  /// - Parameters:
  ///   - first: The initial state.
  ///   - states: The states to announce after the first intent.
  public init(_ first: State, then states: [State]) {
    memory = Mutex(Memory(announcer: StateAnnouncer(first), waiting: states))
  }

  /// The intents so far.
  public var intents: [Intent] {
    memory.withLock { $0.intents }
  }

  public func states() -> AsyncStream<State> {
    memory.withLock { $0.announcer.states() }
  }

  /// Records an intent and announces the remaining states.
  public func take(_ intent: Intent) {
    memory.withLock { memory in
      memory.intents.append(intent)
      for state in memory.waiting { memory.announcer.announce(state) }
      memory.waiting = []
      memory.announcer.finish()
    }
  }
}
