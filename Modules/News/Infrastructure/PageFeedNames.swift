/// The media types and the usual file names of feeds.
enum PageFeedNames {
  static func isFeed(type: String) -> Bool { types.contains(type) }

  /// Whether an address belongs to an API. WordPress lists its API as an alternate of every page,
  /// with the former media type of JSON Feed. https://developer.wordpress.org/rest-api/
  static func isInterface(_ address: String) -> Bool { address.contains("/wp-json/") }

  /// Whether the path of an address ends with a usual name of a feed, or the scheme is `feed:`.
  static func isLikely(_ address: String) -> Bool {
    let path = address.prefix { $0 != "?" && $0 != "#" }.lowercased()
    guard !path.hasPrefix("feed:") else { return true }
    guard let name = path.split(separator: "/").last else { return false }
    return names.contains(String(name)) || endings.contains { name.hasSuffix($0) }
  }

  private static let types: Set<String> = [
    "application/atom+xml", "application/feed+json", "application/json", "application/rdf+xml",
    "application/rss+xml", "application/x-atom+xml", "application/x-rss+xml", "application/xml",
    "application/x.atom+xml", "text/atom+xml", "text/rdf+xml", "text/rss+xml", "text/xml",
  ]

  private static let names: Set<String> = [
    "atom", "atom.xml", "feed", "feed.json", "feed.xml", "feeds", "index.xml", "rss", "rss.php",
    "rss.xml", "rss2",
  ]

  private static let endings = [".atom", ".rdf", ".rss", "-feed.xml", "-rss.xml"]
}
