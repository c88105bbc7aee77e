import FeedDomain
import Synchronization

/// Lets no time pass, and remembers how much it should have been.
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
