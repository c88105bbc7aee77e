import CoreInfrastructure
import DemoUpstream
import Glibc

/// The press of the demo, with as many feeds as are wanted: a process of its own, which this program starts of
/// itself. Each feed is on a host of its own, `host1.localhost` and so on.
enum FeedService {
  /// What this program is given, with numbers of feeds and of stories in each, to be nothing but the press.
  static let argument = "--feeds"

  /// Starts the service.
  static func process(feeds: Int, stories: Int) throws(WrongResult) -> ServerProcess {
    try ServerProcess("benchmarks", [argument, "\(feeds)", "\(stories)"])
  }

  /// The addresses of the feeds at a port.
  static func addresses(_ count: Int, port: Int) -> [String] {
    DemoFeed.many(count, stories: 0, hosts: count).map { $0.address(at: "127.0.0.1:\(port)") }
  }

  /// Serves until nobody holds the other end of standard input any more.
  static func serve(_ feeds: String, _ stories: String) async -> Int32 {
    guard let feeds = Int(feeds), let stories = Int(stories) else { return 64 }
    let press = DemoFeed.many(feeds, stories: stories, hosts: feeds)
    do throws(DemoUpstreamFailure) {
      let upstream = try await DemoUpstream.start(.press(press), clock: SystemWallClock())
      print(upstream.authority)
      fflush(nil)
      _ = getchar()
      await upstream.stop()
      return 0
    } catch {
      print(error)
      return 1
    }
  }
}
