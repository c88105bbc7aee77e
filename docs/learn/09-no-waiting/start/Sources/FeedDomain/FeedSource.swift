/// Where the lines of a feed come from.
public protocol FeedSource: Sendable {
  /// - Throws: `FeedFailure.busy` when it is worth asking again later.
  func lines() async throws -> [String]
}

/// Why there is no feed.
public enum FeedFailure: Error, Hashable {
  /// Too many ask at once.
  case busy
  /// There is no such feed, and there will be none.
  case gone
}

/// Lets time pass.
public protocol Pausing: Sendable {
  /// Returns after this long.
  ///
  /// - Throws: `CancellationError` as soon as nobody waits any more.
  func pause(for duration: Duration) async throws
}
