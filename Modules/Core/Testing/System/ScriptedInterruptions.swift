public import CoreDomain
private import Synchronization

/// Interruptions that a test triggers.
public final class ScriptedInterruptions: Interruptions {
  private struct State {
    var listener: AsyncStream<Interruption>.Continuation?
    var listeners = 0
  }

  private let state = Mutex(State())

  public init() {}

  /// The number of times that ``first()`` was called.
  public var listeners: Int { state.withLock { $0.listeners } }

  public func first() -> AsyncStream<Interruption> {
    let (stream, continuation) = AsyncStream.makeStream(of: Interruption.self)
    state.withLock { state in
      state.listener = continuation
      state.listeners += 1
    }
    return stream
  }

  /// - Returns: Whether there was a listener. Without one, a signal would have ended the program.
  @discardableResult
  public func interrupt(_ request: Interruption) -> Bool {
    let listener = state.withLock { state in
      defer { state.listener = nil }
      return state.listener
    }
    guard let listener, case .enqueued = listener.yield(request) else { return false }
    listener.finish()
    return true
  }
}
