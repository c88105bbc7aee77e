public import FeedDomain

/// Fetches a feed, and asks again when the source is busy.
///
/// It asks four times at most. Before the second time it waits a second, and before each further one
/// twice as long as before. What is gone is not asked for again, and it never waits after the last time.
public struct FeedRepository: Sendable {
  private static let attempts = 4
  private let source: any FeedSource

  public init(source: any FeedSource) { self.source = source }

  /// The lines of the feed.
  public func lines() async throws -> [String] {
    var wait = Duration.seconds(1)
    for _ in 1..<Self.attempts {
      do {
        return try await source.lines()
      } catch FeedFailure.busy {
        try await Task.sleep(for: wait)
        wait *= 2
      }
    }
    return try await source.lines()
  }
}
