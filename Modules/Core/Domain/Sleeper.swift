/// Suspends a task for a duration, such as the delay before a retry.
///
/// It is a protocol, so that code with delays can be tested without waiting.
public protocol Sleeper: Sendable {
  /// Suspends for a duration. Returns immediately if the duration is not positive.
  ///
  /// - Throws: `CancellationError` if the calling task is cancelled before or during the sleep.
  func sleep(for duration: Duration) async throws(CancellationError)
}
