/// Somebody who waits: until a service may be asked again, say.
///
/// A port, so that a policy that waits is tested without waiting.
public protocol Sleeper: Sendable {
  /// Waits, and returns when the time is over; at once for zero and less.
  ///
  /// - Throws: `CancellationError` when the calling task is cancelled, during the wait or before it.
  func sleep(for duration: Duration) async throws(CancellationError)
}
