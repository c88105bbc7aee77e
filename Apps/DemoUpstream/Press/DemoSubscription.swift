// The demo's press: papers of our invention, with feeds in every format, pages and pictures.
//
// Every paper has a host of its own, such as `harbour-post.example`. A client finds it in two ways:
//
//     /sites/harbour-post.example/feed.xml             at the address of the server
//     http://harbour-post.localhost:<port>/feed.xml    as a host: libcurl knows where *.localhost is
//
// so that an address in the store stays good when the next run of the demo has another port, and a test
// has as many hosts as it likes. What documents say of addresses is always `https://….example/…`.
//
//     PressService ┬ DemoFeed ── stories at a moment ── FeedIssue ── RSS, RDF, Atom, JSON Feed
//                  │    └ DemoFeedManner: how it is served, or why not
//                  ├ DemoPaper ── pages, pictures, sounds
//                  └ press.example/subscriptions.opml
//
// Stories are recent at any time: a paper publishes one every few hours, and which ones there are
// follows from the clock alone. Its texts come round again after some days, under new addresses.

/// A feed that a reader of the demo begins with.
public struct DemoSubscription: Hashable, Sendable {
  public let title: String
  /// The address of the feed, on a host of the demo.
  public let address: String
  /// What the feed is about, such as `Science`.
  public let category: String
}

extension DemoUpstream {
  /// The feeds that a reader of the demo begins with, by category.
  public static let subscriptions: [DemoSubscription] = DemoPaper.all.map { paper in
    DemoSubscription(
      title: paper.title, address: paper.feed.address, category: paper.category)
  }

  /// Where the same feeds are as a list in OPML.
  public static let subscriptionList = "https://\(PressService.desk)/subscriptions.opml"
}
