/// The state of a screen, announced to everybody who listens: each state once, in order.
///
/// It has one owner, the view model whose state it is, and cannot be copied; the view model's actor
/// is what keeps announcements in order. When its owner goes, every stream ends, after the states
/// that are still waiting in it. A listener first gets the state of the moment and then
/// every later one, so a test that listens sees what a person would have seen. States wait for a
/// slow listener without bound; a screen lives for one request or one command, and announces a
/// handful.
public struct StateAnnouncer<State: Sendable>: ~Copyable, Sendable {
  /// The state of the moment.
  public private(set) var current: State

  private var listeners: [AsyncStream<State>.Continuation] = []

  public init(_ initial: State) {
    current = initial
  }

  /// Makes a stream that starts with the state of the moment. It ends when its reader stops
  /// listening, with ``finish()``, or with the announcer.
  public mutating func states() -> AsyncStream<State> {
    let (stream, continuation) = AsyncStream.makeStream(of: State.self)
    continuation.yield(current)
    listeners.append(continuation)
    return stream
  }

  /// Changes the state and tells everybody who still listens.
  public mutating func announce(_ state: State) {
    current = state
    listeners.removeAll { listener in
      if case .terminated = listener.yield(state) { true } else { false }
    }
  }

  /// Ends every stream, after the states that are still waiting in it, before the owner goes.
  public func finish() {
    for listener in listeners {
      listener.finish()
    }
  }

  deinit { finish() }
}
