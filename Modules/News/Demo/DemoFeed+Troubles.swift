extension DemoFeed {
  /// Feeds with every kind of problem, to try out manually. The demo does not subscribe to them.
  /// Each has its own host, such as `https://gone.trouble.example/feed.xml`.
  static var troubles: [DemoFeed] {
    [
      trouble("unchanged", .unchangedForEverybody), trouble("plain", .withoutValidators),
      trouble("moved", .moved(to: "https://harbour-post.example/feed.xml", forGood: true)),
      trouble("found", .moved(to: "https://harbour-post.example/feed.xml", forGood: false)),
      trouble("gone", .refused(410)), trouble("busy", .refused(429, retryAfter: 30)),
      trouble("busier", .refused(429)), trouble("down", .refused(503)),
      trouble("silent", .silent), trouble("circle", .circle),
      trouble("endless", .endless(bytes: 50_000_000)), trouble("bomb", .bomb(bytes: 1_000_000_000)),
      trouble("html", .labelled("text/html")), trouble("json", .labelled("application/json")),
      trouble("page", .page), trouble("half", .half),
    ]
  }

  private static func trouble(_ word: String, _ manner: DemoFeedManner) -> DemoFeed {
    DemoFeed(
      "https://\(word).trouble.example/feed.xml", title: "Trouble: \(word)", count: 20,
      manner: manner)
  }
}
