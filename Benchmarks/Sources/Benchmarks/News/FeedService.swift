import CoreDemo
import NewsDemo

/// The press of the demo with any number of feeds, in a separate process of this program. Each feed
/// has its own host: `host1.localhost` and so on.
enum FeedService {
  /// The argument that makes this program the press, followed by the numbers of feeds and of
  /// stories in each.
  static let argument = "--feeds"

  /// Starts the service.
  static func process(feeds: Int, stories: Int) throws -> ServerProcess {
    try ServerProcess("benchmarks", [argument, "\(feeds)", "\(stories)"])
  }

  /// The URLs of the feeds at a port.
  static func addresses(_ count: Int, port: Int) -> [String] {
    DemoFeed.many(count, stories: 0, hosts: count).map { $0.address(at: "127.0.0.1:\(port)") }
  }

  /// Serves until the standard input is closed.
  static func serve(_ feeds: String, _ stories: String) async -> Int32 {
    guard let feeds = Int(feeds), let stories = Int(stories) else { return 64 }
    let press = DemoFeed.many(feeds, stories: stories, hosts: feeds)
    return await DemoUpstream.serve(.press(press))
  }
}
