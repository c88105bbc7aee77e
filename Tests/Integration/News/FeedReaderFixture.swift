import CoreDomain
import CoreInfrastructure
import NewsDomain
import NewsInfrastructure
import Testing

/// The parser as the programs configure it, with documents that show only what matters to a test.
enum FeedReaderFixture {
  static let reader = MarkupFeedReader(
    markup: LibXMLMarkupReading(), decoding: IconvTextDecoding(),
    sniffing: UchardetEncodingSniffing(), hosts: IDN2HostNaming())

  /// The address of the documents.
  static let address = WebAddress("https://paper.example/feeds/news.xml")

  static func feed(_ text: String, from address: WebAddress? = address) throws -> ParsedFeed {
    try reader.feed(in: FeedDocument(bytes: Array(text.utf8), address: address))
  }

  static func feed(bytes: [UInt8], contentType: String? = nil) throws -> ParsedFeed {
    try reader.feed(in: FeedDocument(bytes: bytes, contentType: contentType, address: address))
  }

  /// Parses an RSS 2.0 document with these items.
  static func rss(_ items: String) throws -> ParsedFeed {
    try feed("<rss version=\"2.0\" \(namespaces)><channel>\(items)</channel></rss>")
  }

  /// Parses an RSS 2.0 item with these elements.
  static func item(_ elements: String) throws -> ParsedEntry {
    try only(rss("<item>\(elements)</item>"))
  }

  /// Parses an Atom 1.0 entry with these elements.
  static func entry(_ elements: String, feed: String = "") throws -> ParsedEntry {
    try only(
      self.feed(
        """
        <feed xmlns="http://www.w3.org/2005/Atom" \(namespaces)>\
        \(feed)<entry>\(elements)</entry></feed>
        """))
  }

  private static func only(_ feed: ParsedFeed) throws -> ParsedEntry {
    try #require(feed.entries.count == 1)
    return feed.entries[0]
  }

  private static let namespaces = """
    xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" \
    xmlns:content="http://purl.org/rss/1.0/modules/content/" \
    xmlns:media="http://search.yahoo.com/mrss/" xmlns:atom="http://www.w3.org/2005/Atom" \
    xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" \
    xmlns:other="https://other.example/words"
    """
}
