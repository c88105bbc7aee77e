// The demo's press: invented newspapers with feeds in every format, pages and images.
//
// Every newspaper has its own host, such as `harbour-post.example`. There are two ways to reach it:
//
//     /sites/harbour-post.example/feed.xml             at the address of the server
//     http://harbour-post.localhost:<port>/feed.xml    as a host: libcurl resolves *.localhost
//
// Documents always contain addresses of the form `https://….example/…`, so stored addresses stay
// valid when the next run of the demo uses another port. A test can have any number of hosts.
//
//     PressService ┬ DemoFeed ── stories at a moment ── FeedIssue ── RSS, RDF, Atom, JSON Feed
//                  │    └ DemoFeedManner: how it is served, or why not
//                  ├ DemoPaper ── pages, pictures, sounds
//                  └ press.example/subscriptions.opml
//
// Stories are always recent: a newspaper publishes a story every few hours, and the clock
// determines which stories exist. The texts repeat after some days under new addresses.

/// A feed to which the demo is subscribed from the start.
public struct DemoSubscription: Hashable, Sendable {
  public let title: String
  /// The address of the feed on a host of the demo.
  public let address: String
  /// The category of the feed, such as `Science`.
  public let category: String
}

extension DemoSubscription {
  /// The initial subscriptions of the demo: the feeds of all invented newspapers, in display order.
  public static let all: [DemoSubscription] = DemoPaper.all.map { paper in
    DemoSubscription(
      title: paper.title, address: paper.feed.address, category: paper.category)
  }

  /// The address at which the demo serves an OPML list of the feeds in ``all``, for trying out the
  /// import.
  public static let listAddress = "https://\(PressService.desk)/subscriptions.opml"
}
