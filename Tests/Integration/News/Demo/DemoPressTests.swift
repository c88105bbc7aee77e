import CoreDemo
import CoreDomain
import CoreInfrastructure
import NewsDemo
import TestSupport
import Testing

/// The demo's press over libcurl: many hosts on one port, and feeds that are too large.
@Suite(.timeLimit(.minutes(1))) struct DemoPressTests {
  @Test(arguments: [DemoFeedManner.endless(bytes: 50_000_000), .bomb(bytes: 1_000_000_000)])
  func endsAnOversizedFeedAtTheLimit(_ manner: DemoFeedManner) async throws {
    let feed = DemoFeed("https://kiln.example/feed.xml", count: 1, manner: manner)
    try await withFeeds([feed]) { upstream async throws in
      await #expect(throws: HTTPFailure.tooLarge(limit: 16 * 1024 * 1024)) {
        try await upstream.get(feed)
      }
    }
  }

  @Test func countsTheConcurrentRequestsToAHost() async throws {
    let silent = ["a", "b"].map {
      DemoFeed("https://kiln.example/\($0).xml", count: 1, manner: .silent)
    }
    let other = DemoFeed("https://ash.example/feed.xml", count: 1)
    try await withFeeds(silent + [other]) { upstream async throws in
      #expect(upstream.server.crowd(at: "kiln.example") == 0)
      async let first = upstream.get(silent[0])
      async let second = upstream.get(silent[1])
      try await upstream.waits(for: 2, at: "kiln.example")
      for _ in 1...20 { #expect(try await upstream.get(other).text.contains("<item>")) }
      upstream.server.release()
      _ = try await (first, second)
      #expect(upstream.server.crowd(at: "kiln.example") == 2)
      #expect(upstream.server.crowd(at: "ash.example") == 1)
    }
  }

  /// Starts an upstream with these feeds, and runs the body with libcurl.
  private func withFeeds(
    _ feeds: [DemoFeed], _ body: (RunningUpstream) async throws -> Void
  ) async throws {
    try await withDemoUpstream(
      .press(feeds), through: CurlHTTPClient(userAgent: "SeamsTests/1"), body)
  }
}

extension RunningUpstream {
  /// Requests a feed under its own host name.
  fileprivate func get(_ feed: DemoFeed) async throws(HTTPFailure) -> HTTPReply {
    let authority = feed.address(at: server.authority).split(separator: "/")[1]
    return try await get(feed.path, at: String(authority))
  }

  /// Returns when a number of requests are waiting at a host.
  fileprivate func waits(for count: Int, at host: String) async throws {
    while server.crowd(at: host) < count {
      try Task.checkCancellation()
      await Task.yield()
    }
  }
}
