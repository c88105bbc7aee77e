import FeedDomain
import Synchronization

/// Returns at once, and records how long it should have waited.
final class SpyPauses: Pausing {
  private let all = Mutex<[Duration]>([])
  private let isCancelled: Bool

  init(isCancelled: Bool = false) { self.isCancelled = isCancelled }

  var durations: [Duration] { all.withLock { $0 } }

  func pause(for duration: Duration) async throws {
    all.withLock { $0.append(duration) }
    if isCancelled { throw CancellationError() }
  }
}
