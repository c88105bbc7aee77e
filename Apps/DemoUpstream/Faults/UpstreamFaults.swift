import Synchronization

/// Deals the faults of a script out, one for each request.
final class UpstreamFaults: Sendable {
  private let script: FaultScript
  private let count = Mutex(0)

  init(_ script: FaultScript) {
    self.script = script
  }

  /// The fault of the next request.
  func next() -> UpstreamFault? {
    let place = count.withLock { count in
      defer { count += 1 }
      return count
    }
    return place < script.steps.count ? script.steps[place] : script.rest
  }
}

/// Requests that wait until they are let go.
final class HeldRequests: Sendable {
  private let waiting = Mutex<[AsyncStream<Never>.Continuation]>([])

  /// Takes a request up among those that wait.
  func add() -> Hold {
    let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
    waiting.withLock { $0.append(continuation) }
    return Hold(stream: stream)
  }

  /// Lets go of all that wait by now.
  func release() {
    let all = waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    for continuation in all { continuation.finish() }
  }

  /// What keeps a request waiting.
  struct Hold: Sendable {
    fileprivate let stream: AsyncStream<Never>

    /// Returns when the request is let go.
    ///
    /// - Throws: `CancellationError` when the server is stopped.
    func end() async throws {
      for await _ in stream {}
      try Task.checkCancellation()
    }
  }
}
