import FeedDomain
import Synchronization

/// A source that fails a few times before it answers.
final class BusySource: FeedSource {
  private let failures: Mutex<[FeedFailure]>
  private let count = Mutex(0)

  init(failures: [FeedFailure]) { self.failures = Mutex(failures) }

  /// The number of requests.
  var calls: Int { count.withLock { $0 } }

  func lines() async throws -> [String] {
    count.withLock { $0 += 1 }
    let failure = failures.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    if let failure { throw failure }
    return ["first", "second"]
  }
}
