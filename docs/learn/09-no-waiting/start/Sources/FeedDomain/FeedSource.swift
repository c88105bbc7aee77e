/// Where the lines of a feed come from.
public protocol FeedSource: Sendable {
  /// - Throws: `FeedFailure.busy` if a later request may succeed.
  func lines() async throws -> [String]
}

/// Why there is no feed.
public enum FeedFailure: Error, Hashable {
  /// The source has too many clients at the moment.
  case busy
  /// The feed was removed for good.
  case gone
}

/// Waits.
public protocol Pausing: Sendable {
  /// Returns after this duration.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  func pause(for duration: Duration) async throws
}
