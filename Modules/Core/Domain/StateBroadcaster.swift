/// Sends the states of a screen to all listeners. Each listener receives the current state and then
/// every later state once, in order.
///
/// A screen owns its broadcaster, which cannot be copied. When the screen is deallocated, every
/// stream delivers its buffered states and ends. The buffer has no limit, because a screen lives
/// only for one request or one command, and has few states.
public struct StateBroadcaster<State: Sendable>: ~Copyable, Sendable {
  /// The current state.
  public private(set) var current: State

  private var listeners: [AsyncStream<State>.Continuation] = []

  public init(_ initial: State) {
    current = initial
  }

  /// Returns a stream that starts with the current state. It ends when ``finish()`` is called or
  /// when the broadcaster is deallocated.
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

  /// Ends every stream after it has delivered its buffered states.
  public func finish() {
    for listener in listeners {
      listener.finish()
    }
  }

  deinit { finish() }
}
