import Synchronization

/// Reports exactly once how many bytes of a reply were sent. If it is deallocated without a report,
/// it reports 0.
final class LastWord: Sendable {
  private let isSaid = Mutex(false)
  private let saying: @Sendable (Int) -> Void

  init(_ saying: @escaping @Sendable (Int) -> Void) {
    self.saying = saying
  }

  deinit {
    say(0)
  }

  func say(_ bytes: Int) {
    let isFirst = isSaid.withLock { isSaid in
      defer { isSaid = true }
      return !isSaid
    }
    if isFirst { saying(bytes) }
  }
}
