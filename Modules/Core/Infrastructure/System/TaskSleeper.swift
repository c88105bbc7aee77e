public import CoreDomain

/// A sleeper that suspends the task without blocking its thread.
///
/// The delay also passes while the machine sleeps, because the server that asked for the delay
/// keeps running.
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

  /// The longest sleep: a hundred years. POSIX clocks use 64 bits of nanoseconds, so a longer sleep
  /// could overflow.
  private static let longest = Duration.seconds(36_525 * 86_400)
}
