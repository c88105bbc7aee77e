private import Synchronization
public import Testing

/// A gate that suspends its first caller until the test opens it.
///
/// So a test can check a state while work is in progress. The work calls ``pass()``. The test calls
/// ``reached(within:sourceLocation:)``, checks the state, and then calls ``open()``. Later callers
/// pass immediately, so a test with unexpected work fails and does not hang.
public final class Gate: Sendable {
  private struct State {
    var isOpen = false
    var wasReached = false
    var waiting: CheckedContinuation<Void, Never>?
    var watching: [CheckedContinuation<Void, Never>] = []

    mutating func takeWatching() -> [CheckedContinuation<Void, Never>] {
      defer { watching = [] }
      return watching
    }
  }

  private let state = Mutex(State())

  public init() {}

  /// Suspends the first caller until the gate is open. Returns immediately for later callers.
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

  /// Waits until a caller has reached the gate. Records an issue after the limit.
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

  /// Opens the gate: the first caller continues, and later callers pass immediately.
  public func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume()
  }
}
