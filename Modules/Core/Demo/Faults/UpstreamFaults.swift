import Synchronization

/// Assigns the faults of a script to requests in order.
final class UpstreamFaults: Sendable {
  private let script: FaultScript
  private let count = Mutex(0)

  init(_ script: FaultScript) {
    self.script = script
  }

  /// Returns the fault of the next request.
  func next() -> UpstreamFault? {
    let place = count.withLock { count in
      defer { count += 1 }
      return count
    }
    return place < script.steps.count ? script.steps[place] : script.rest
  }
}

/// The requests that wait for their release.
final class HeldRequests: Sendable {
  private let waiting = Mutex<[AsyncStream<Never>.Continuation]>([])

  /// Adds a waiting request. The stream ends when the request is released or its task is cancelled.
  func add() -> AsyncStream<Never> {
    let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
    waiting.withLock { $0.append(continuation) }
    return stream
  }

  /// Releases all currently waiting requests.
  func release() {
    let all = waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    for continuation in all { continuation.finish() }
  }
}
