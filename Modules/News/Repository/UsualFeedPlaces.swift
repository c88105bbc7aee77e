import CoreDomain

/// The places at which servers usually have a feed, for pages that name none.
enum UsualFeedPlaces {
  /// The paths, in the order in which they are asked, each once.
  static let paths = ["/feed", "/rss.xml", "/atom.xml", "/feed.xml", "/index.xml"]

  /// When this much time has passed since the first question, no further place is asked.
  static let patience: Duration = .seconds(20)

  /// Where these places are on the server of a page.
  static func addresses(beside page: WebAddress) -> [WebAddress] {
    paths.compactMap { WebAddress(page.origin.description + $0) }
  }
}
