import CoreDomain

/// The usual locations of feeds, for pages that do not link to a feed.
enum UsualFeedPlaces {
  /// The paths in the order in which they are tried.
  static let paths = ["/feed", "/rss.xml", "/atom.xml", "/feed.xml", "/index.xml"]

  /// The time after which no further location is tried, counted from the first request.
  static let patience: Duration = .seconds(20)

  /// Returns the addresses of these locations on the server of a page.
  static func addresses(beside page: WebAddress) -> [WebAddress] {
    paths.compactMap { WebAddress(page.origin.description + $0) }
  }
}
