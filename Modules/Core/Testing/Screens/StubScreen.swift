import CoreDomain
private import Synchronization

/// A screen that answers its first intent with a row of states, and then ends: whoever waits for a
/// state that it was not told fails, and does not wait forever.
///
/// A feature makes its screens of it, each by the type of its state and of its intents:
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
  ///   - first: the state before any intent.
  ///   - states: what is announced when the first intent comes.
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

  /// Remembers an intent, and announces the states that wait.
  public func take(_ intent: Intent) {
    memory.withLock { memory in
      memory.intents.append(intent)
      for state in memory.waiting { memory.announcer.announce(state) }
      memory.waiting = []
      memory.announcer.finish()
    }
  }
}
