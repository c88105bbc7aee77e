extension DemoFeed {
  /// Makes a number of feeds and distributes them over hosts in turn: `host1.example` has the first
  /// feed.
  ///
  /// - Parameters:
  ///   - stories: The number of stories per feed.
  ///   - hosts: The number of hosts, at most the number of feeds.
  ///   - manner: Returns how a feed is served, given its number. The first feed has the number 1.
  public static func many(
    _ count: Int, stories: Int, hosts: Int, format: DemoFeedFormat = .rss2,
    manner: (Int) -> DemoFeedManner = { _ in .usual }
  ) -> [DemoFeed] {
    precondition(hosts > 0 && hosts <= count, "\(count) feeds cannot use \(hosts) hosts")
    return (1...count).map { number in
      DemoFeed(
        "https://host\((number - 1) % hosts + 1).example/\(number).xml", title: "Feed \(number)",
        format: format, count: stories, manner: manner(number))
    }
  }
}
