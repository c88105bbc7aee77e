/// Broadcasts the states of a screen: every listener receives each state once, in order.
///
/// The single owner of a broadcaster is the screen whose state it holds. A broadcaster is not
/// copyable, and the screen's actor keeps the states in order. When the broadcaster is deallocated,
/// every stream ends after delivering its buffered states. A listener first receives the current
/// state and then every later state, so a test sees what a user would see. The buffer is unbounded:
/// a screen lives for one request or one command and has only a few states.
public struct StateBroadcaster<State: Sendable>: ~Copyable, Sendable {
  /// The current state.
  public private(set) var current: State

  private var listeners: [AsyncStream<State>.Continuation] = []

  public init(_ initial: State) {
    current = initial
  }

  /// Returns a stream that starts with the current state. It ends when its consumer stops
  /// iterating, when ``finish()`` is called, or when the broadcaster is deallocated.
  public mutating func states() -> AsyncStream<State> {
    let (stream, continuation) = AsyncStream.makeStream(of: State.self)
    continuation.yield(current)
    listeners.append(continuation)
    return stream
  }

  /// Sets the current state and sends it to all listeners.
  public mutating func announce(_ state: State) {
    current = state
    listeners.removeAll { listener in
      if case .terminated = listener.yield(state) { true } else { false }
    }
  }

  /// Ends every stream after its buffered states.
  public func finish() {
    for listener in listeners {
      listener.finish()
    }
  }

  deinit { finish() }
}
