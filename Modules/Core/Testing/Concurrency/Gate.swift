private import Synchronization
public import Testing

/// A gate at which the first who comes waits until a test opens it.
///
/// With it a test looks at what happens *while* something is under way, by event and not by time:
/// wait until the work has ``reached(within:sourceLocation:)`` the gate, look, then ``open()`` it.
/// Whoever comes later is let through, so work that should never have come fails its test and does not
/// hang it.
public final class Gate: Sendable {
  private struct State {
    var isOpen = false
    var wasReached = false
    var waiting: CheckedContinuation<Void, Never>?
    var watching: [CheckedContinuation<Void, Never>] = []

    /// Those who wait for somebody at the gate, who wait no more.
    mutating func takeWatching() -> [CheckedContinuation<Void, Never>] {
      defer { watching = [] }
      return watching
    }
  }

  private let state = Mutex(State())

  public init() {}

  /// Waits here until the gate is open, if nobody was here before.
  public func pass() async {
    await withCheckedContinuation { continuation in
      let (mayPass, watching) = state.withLock { state in
        let mayPass = state.isOpen || state.wasReached
        state.wasReached = true
        let watching = state.takeWatching()
        if !mayPass { state.waiting = continuation }
        return (mayPass, watching)
      }
      for watcher in watching { watcher.resume() }
      if mayPass { continuation.resume() }
    }
  }

  /// Waits until somebody has come to the gate. It is an issue when nobody comes within the limit.
  public func reached(
    within limit: Duration = WaitLimit.standard, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let giveUp: @Sendable () -> Void = { [self] in
      for watcher in state.withLock({ $0.takeWatching() }) { watcher.resume() }
    }
    await WaitLimit.wait(limit, giveUp: giveUp) {
      await withCheckedContinuation { continuation in
        let wasReached = state.withLock { state in
          if !state.wasReached { state.watching.append(continuation) }
          return state.wasReached
        }
        if wasReached { continuation.resume() }
      }
    }
    if !state.withLock(\.wasReached) {
      Issue.record("Nobody came to the gate within \(limit).", sourceLocation: sourceLocation)
    }
  }

  /// Lets everybody pass, from now on.
  public func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume()
  }
}
