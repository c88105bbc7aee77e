public import CoreDomain

/// Reads feeds in every format that the web publishes.
public protocol FeedReading: Sendable {
  /// What a document says. What is not well-formed is read as far as it goes, with a note.
  ///
  /// - Throws: ``FeedReadingFailure`` when it is no feed at all.
  func feed(in document: FeedDocument) throws(FeedReadingFailure) -> ParsedFeed

  /// The feeds that a page leads to by its `<link rel="alternate">`s, in its order, each address once;
  /// at most ``FeedLink/limit``.
  func links(in page: FeedDocument) -> [FeedLink]
}

/// A feed that a page leads to.
public struct FeedLink: Hashable, Sendable {
  public let address: WebAddress
  /// What the page calls it.
  public let title: String?

  public init(address: WebAddress, title: String? = nil) {
    self.address = address
    self.title = title
  }

  /// How many of a page are read.
  public static let limit = 50
}
