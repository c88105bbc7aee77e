public import CoreDomain

/// Parses feeds in all common formats.
public protocol FeedReading: Sendable {
  /// Parses a document. Malformed documents are parsed as far as possible, with a note.
  ///
  /// - Throws: ``FeedReadingFailure`` if the document is not a feed.
  func feed(in document: FeedDocument) throws(FeedReadingFailure) -> ParsedFeed

  /// Returns the feeds of the page's `<link rel="alternate">` elements, in order, without duplicate
  /// addresses; at most ``FeedLink/limit``.
  func links(in page: FeedDocument) -> [FeedLink]
}

/// A feed that a page links to.
public struct FeedLink: Hashable, Sendable {
  public let address: WebAddress
  /// The title of the link.
  public let title: String?

  public init(address: WebAddress, title: String? = nil) {
    self.address = address
    self.title = title
  }

  /// The maximum number of links per page.
  public static let limit = 50
}
