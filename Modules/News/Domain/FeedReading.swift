public import CoreDomain

/// Parses feeds in all common formats, and finds the feeds that a web page links to.
public protocol FeedReading: Sendable {
  /// Parses a document. Malformed documents are parsed as far as possible; ``ParsedFeed/notes`` has
  /// their problems.
  ///
  /// - Throws: ``FeedReadingFailure`` if the document is not a feed.
  func feed(in document: FeedDocument) throws(FeedReadingFailure) -> ParsedFeed

  /// Returns the feeds that the page declares in `<link>` elements. If there are none, returns the
  /// links whose addresses look like those of feeds. The result is in the order of the page,
  /// without duplicate addresses; at most ``FeedLink/limit``.
  func links(in page: FeedDocument) -> [FeedLink]
}

/// A feed that a page links to.
public struct FeedLink: Hashable, Sendable {
  public let address: WebAddress
  /// The title of the link, or `nil` if it has none.
  public let title: String?

  public init(address: WebAddress, title: String? = nil) {
    self.address = address
    self.title = title
  }

  /// The maximum number of links per page.
  public static let limit = 50
}
