private import Synchronization
public import Testing

/// A gate that holds its first caller until the test opens it.
///
/// A gate lets a test check the state *while* work is in progress, driven by events instead of
/// time: wait until the work has ``reached(within:sourceLocation:)`` the gate, check, then
/// ``open()`` it. Later callers pass immediately, so unexpected work makes a test fail instead of
/// hanging.
public final class Gate: Sendable {
  private struct State {
    var isOpen = false
    var wasReached = false
    var waiting: CheckedContinuation<Void, Never>?
    var watching: [CheckedContinuation<Void, Never>] = []

    /// Returns and removes the continuations that wait for a caller to reach the gate.
    mutating func takeWatching() -> [CheckedContinuation<Void, Never>] {
      defer { watching = [] }
      return watching
    }
  }

  private let state = Mutex(State())

  public init() {}

  /// Suspends the first caller until the gate is open.
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

  /// Waits until a caller has reached the gate. Records an issue if no caller reaches it within the
  /// limit.
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
      Issue.record("No caller reached the gate within \(limit).", sourceLocation: sourceLocation)
    }
  }

  /// Opens the gate for all current and later callers.
  public func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume()
  }
}
