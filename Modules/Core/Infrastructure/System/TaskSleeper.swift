public import CoreDomain

/// A sleeper that gives its thread away while it waits.
///
/// Time counts that passes while the machine sleeps, since whoever set the time to wait, a server,
/// was awake.
public struct TaskSleeper: Sleeper {
  public init() {}

  public func sleep(for duration: Duration) async throws(CancellationError) {
    guard !Task.isCancelled else { throw CancellationError() }
    guard duration > .zero else { return }
    do {
      try await Task.sleep(for: min(duration, Self.longest), clock: .continuous)
    } catch {
      // "If the task is canceled before the time ends, this function throws `CancellationError`."
      throw CancellationError()
    }
  }

  /// A hundred years: clocks of POSIX count in 64 bits of nanoseconds.
  private static let longest = Duration.seconds(36_525 * 86_400)
}
