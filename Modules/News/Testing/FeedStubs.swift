import CoreDomain
public import NewsDomain
private import Synchronization

/// A reader that takes documents for what it is told they say.
public struct StubFeedReading: FeedReading {
  private let feeds: [String: ParsedFeed]
  private let pages: [String: [FeedLink]]

  /// Makes the reader. A document that nobody has told it of is in no format it knows.
  ///
  /// - Parameters:
  ///   - feeds: what the documents say that are feeds, by their text.
  ///   - pages: where the documents lead that are pages, by their text.
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
  /// A feed of a title and entries.
  public static func fixture(
    title: String? = "The Tidewater Post", _ entries: ParsedEntry...
  ) -> ParsedFeed {
    ParsedFeed(format: .rss20, title: title.map { CleanHTML(plain: $0) }, entries: entries)
  }
}

/// A format in which every file is the list that it is told, and which remembers what it wrote.
public final class StubFeedListFormat: FeedListFormat {
  private let answer: Result<FeedList, FeedListFailure>
  private let remembered = Mutex<[FeedList]>([])

  public init(_ answer: Result<FeedList, FeedListFailure> = .success(FeedList(items: []))) {
    self.answer = answer
  }

  /// The lists that were to be written, in their order.
  public var callArgs: [FeedList] { remembered.withLock { $0 } }

  public func list(in bytes: [UInt8]) throws(FeedListFailure) -> FeedList {
    try answer.get()
  }

  public func bytes(of list: FeedList) -> [UInt8] {
    remembered.withLock { $0.append(list) }
    return Array("\(list.items.count)".utf8)
  }
}
