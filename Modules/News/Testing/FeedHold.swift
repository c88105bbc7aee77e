public import CoreTesting
private import Synchronization
public import Testing

/// Makes requests to an ``InMemoryFeedSource`` wait until a test releases them or the caller
/// cancels them.
///
/// With this, a test can check what happens *while* a feed hangs, without timers. The test waits
/// until the requests arrive (``reached(_:within:sourceLocation:)``) and checks. Then it releases
/// them (``release()``) or cancels the caller.
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

  /// Waits until this number of requests have arrived in total. Completed requests count, too.
  /// Records an issue if fewer arrive within the limit.
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
        "\(arrivals) of \(count) requests reached the hold within \(limit).",
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

  /// Lets all requests continue, including later ones.
  public func release() {
    let waiting = state.withLock { state in
      state.isReleased = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.finish() }
  }

  /// Waits until the hold is released or the task is cancelled.
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
