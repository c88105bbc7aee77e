extension DemoFeed {
  /// So many feeds, dealt out over hosts: `host1.example` has the first, and the first one again when
  /// every host has one.
  ///
  /// - Parameters:
  ///   - stories: how many each of them has.
  ///   - hosts: at most as many as there are feeds.
  ///   - manner: how the feed of a number is served; the numbers begin with 1.
  public static func many(
    _ count: Int, stories: Int, hosts: Int, format: DemoFeedFormat = .rss2,
    manner: (Int) -> DemoFeedManner = { _ in .usual }
  ) -> [DemoFeed] {
    precondition(hosts > 0 && hosts <= count, "\(count) feeds are not on \(hosts) hosts")
    return (1...count).map { number in
      DemoFeed(
        "https://host\((number - 1) % hosts + 1).example/\(number).xml", title: "Feed \(number)",
        format: format, count: stories, manner: manner(number))
    }
  }
}
