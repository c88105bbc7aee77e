public import CoreTesting
private import Synchronization
public import Testing

/// Answers that wait until a test lets them go, or until whoever asked wants no more.
///
/// With it a test looks at what happens *while* a feed hangs, by event and not by time: wait until the
/// questions have ``reached(_:within:sourceLocation:)`` the hold, look, then ``release()`` them or
/// cancel whoever asks.
public final class FeedHold: Sendable {
  private struct State {
    var isReleased = false
    var arrivals = 0
    var waiting: [AsyncStream<Never>.Continuation] = []
    var watching: [Watcher] = []
  }

  private struct Watcher {
    let count: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  private let state = Mutex(State())

  public init() {}

  /// Waits until so many questions have come, those that are over included. It is an issue when they
  /// do not come within the limit.
  public func reached(
    _ count: Int = 1, within limit: Duration = WaitLimit.standard,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let giveUp: @Sendable () -> Void = { [self] in
      for watcher in takeWatchers(where: { _ in true }) { watcher.continuation.resume() }
    }
    await WaitLimit.wait(limit, giveUp: giveUp) {
      await withCheckedContinuation { continuation in
        let wasReached = state.withLock { state in
          guard state.arrivals < count else { return true }
          state.watching.append(Watcher(count: count, continuation: continuation))
          return false
        }
        if wasReached { continuation.resume() }
      }
    }
    let arrivals = state.withLock(\.arrivals)
    if arrivals < count {
      Issue.record(
        "\(arrivals) of \(count) questions came to the hold within \(limit).",
        sourceLocation: sourceLocation)
    }
  }

  private func takeWatchers(where isDone: (Watcher) -> Bool) -> [Watcher] {
    state.withLock { state in
      let done = state.watching.filter(isDone)
      state.watching.removeAll(where: isDone)
      return done
    }
  }

  /// Lets every question go on, from now on.
  public func release() {
    let waiting = state.withLock { state in
      state.isReleased = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.finish() }
  }

  /// Waits here until the hold is released, or the task is cancelled.
  func pass() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
    let arrivals = state.withLock { state in
      state.arrivals += 1
      if state.isReleased { continuation.finish() } else { state.waiting.append(continuation) }
      return state.arrivals
    }
    for watcher in takeWatchers(where: { $0.count <= arrivals }) { watcher.continuation.resume() }
    for await _ in stream {}
  }
}
