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
    var waiting: [AsyncStream<Never>.Continuation] = []
  }

  private let state = Mutex(State())
  private let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)

  public init() {}

  /// Waits until this number of requests have arrived since the last call. Completed requests
  /// count, too. Records an issue if fewer arrive within the limit.
  public func reached(
    _ count: Int = 1, within limit: Duration = WaitLimit.standard,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    _ = await arrivals.first(count, within: limit, sourceLocation: sourceLocation)
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
    state.withLock { state in
      if state.isReleased { continuation.finish() } else { state.waiting.append(continuation) }
    }
    arrival.yield()
    for await _ in stream {}
  }
}
