import CoreDomain
import CoreInfrastructure
import NewsDomain
import NewsInfrastructure

/// The reader as the programs have it, and documents for it that show only what matters to a test.
enum FeedReaderFixture {
  static let reader = MarkupFeedReader(
    markup: LibXMLMarkupReading(), decoding: IconvTextDecoding(),
    sniffing: UchardetEncodingSniffing(), hosts: IDN2HostNaming())

  /// Where the documents come from.
  static let address = WebAddress("https://paper.example/feeds/news.xml")

  static func feed(_ text: String, from address: WebAddress? = address) throws -> ParsedFeed {
    try reader.feed(in: FeedDocument(bytes: Array(text.utf8), address: address))
  }

  static func feed(bytes: [UInt8], contentType: String? = nil) throws -> ParsedFeed {
    try reader.feed(in: FeedDocument(bytes: bytes, contentType: contentType, address: address))
  }

  /// What a document of RSS 2.0 says, of which the entries are given.
  static func rss(_ items: String, channel: String = "") throws -> ParsedFeed {
    try feed("<rss version=\"2.0\" \(namespaces)><channel>\(channel)\(items)</channel></rss>")
  }

  /// What an entry of RSS 2.0 says.
  static func item(_ elements: String) throws -> ParsedEntry {
    try only(rss("<item>\(elements)</item>"))
  }

  /// What an entry of Atom 1.0 says.
  static func entry(_ elements: String, feed: String = "") throws -> ParsedEntry {
    try only(
      self.feed(
        """
        <feed xmlns="http://www.w3.org/2005/Atom" \(namespaces)>\
        \(feed)<entry>\(elements)</entry></feed>
        """))
  }

  struct NotOne: Error {
    let count: Int
  }

  private static func only(_ feed: ParsedFeed) throws(NotOne) -> ParsedEntry {
    guard feed.entries.count == 1, let entry = feed.entries.first else {
      throw NotOne(count: feed.entries.count)
    }
    return entry
  }

  private static let namespaces = """
    xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" \
    xmlns:content="http://purl.org/rss/1.0/modules/content/" \
    xmlns:media="http://search.yahoo.com/mrss/" xmlns:atom="http://www.w3.org/2005/Atom" \
    xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" \
    xmlns:other="https://other.example/words"
    """
}
