public import CoreDomain
private import Synchronization

/// A test double for any screen. It publishes given states after its first intent, and then ends
/// its streams. So a test that waits for another state fails and does not hang.
public final class StubScreen<State: Sendable, Intent: Sendable>: Screen {
  private struct Memory: ~Copyable {
    var broadcaster: StateBroadcaster<State>
    var waiting: [State]
    var intents: [Intent] = []
  }

  private let memory: Mutex<Memory>

  /// - Parameters:
  ///   - first: The initial state.
  ///   - states: The states to publish after the first intent.
  public init(_ first: State, then states: [State]) {
    memory = Mutex(Memory(broadcaster: StateBroadcaster(first), waiting: states))
  }

  public var intents: [Intent] {
    memory.withLock { $0.intents }
  }

  public func states() -> AsyncStream<State> {
    memory.withLock { $0.broadcaster.states() }
  }

  public func send(_ intent: Intent) async { take(intent) }

  /// Does the same as ``send(_:)``, but is not asynchronous.
  public func take(_ intent: Intent) {
    memory.withLock { memory in
      memory.intents.append(intent)
      for state in memory.waiting { memory.broadcaster.announce(state) }
      memory.waiting = []
      memory.broadcaster.finish()
    }
  }
}
