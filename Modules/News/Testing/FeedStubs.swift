import CoreDomain
public import NewsDomain
private import Synchronization

/// A feed parser that returns preset results by the text of the document.
public struct StubFeedReading: FeedReading {
  private let feeds: [String: ParsedFeed]
  private let pages: [String: [FeedLink]]

  /// Creates the parser. A document that is in neither dictionary has an unknown format.
  ///
  /// - Parameters:
  ///   - feeds: The results for documents that are feeds, by the text of the document.
  ///   - pages: The links of documents that are pages, by the text of the document.
  public init(feeds: [String: ParsedFeed] = [:], pages: [String: [FeedLink]] = [:]) {
    self.feeds = feeds
    self.pages = pages
  }

  public func feed(in document: FeedDocument) throws(FeedReadingFailure) -> ParsedFeed {
    let text = String(decoding: document.bytes, as: UTF8.self)
    if let feed = feeds[text] { return feed }
    throw pages[text] == nil ? .unknownFormat("a text of a test") : .page
  }

  public func links(in page: FeedDocument) -> [FeedLink] {
    pages[String(decoding: page.bytes, as: UTF8.self)] ?? []
  }
}

extension ParsedFeed {
  /// Returns an RSS 2.0 feed with a title and entries.
  public static func fixture(
    title: String? = "The Tidewater Post", _ entries: ParsedEntry...
  ) -> ParsedFeed {
    ParsedFeed(format: .rss20, title: title.map { CleanHTML(plain: $0) }, entries: entries)
  }
}

/// A list format that returns a preset list for any bytes, and records the lists that it writes.
public final class StubFeedListFormat: FeedListFormat {
  private let answer: Result<FeedList, FeedListFailure>
  private let remembered = Mutex<[FeedList]>([])

  public init(_ answer: Result<FeedList, FeedListFailure> = .success(FeedList(items: []))) {
    self.answer = answer
  }

  /// The lists passed to ``bytes(of:)``, in order.
  public var callArgs: [FeedList] { remembered.withLock { $0 } }

  public func list(in bytes: [UInt8]) throws(FeedListFailure) -> FeedList {
    try answer.get()
  }

  public func bytes(of list: FeedList) -> [UInt8] {
    remembered.withLock { $0.append(list) }
    return Array("\(list.items.count)".utf8)
  }
}
