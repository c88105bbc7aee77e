public import FeedDomain

/// Fetches a feed, and retries if the source is busy.
///
/// It makes at most four requests. It waits one second before the second request, and doubles the
/// time before each further request. It does not retry if the feed is gone, and does not wait after
/// the last request.
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
