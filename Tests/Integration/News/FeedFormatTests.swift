import CoreDomain
import NewsDomain
import Testing

/// The root determines the format; other documents are rejected with a description.
@Suite struct FeedFormatTests {
  @Test(
    arguments: [
      ("<rss version='0.91'/>", .rss091), ("<rss version='0.92'/>", .rss092),
      ("<rss version='0.93'/>", .rss093), ("<rss version='0.94'/>", .rss094),
      ("<rss version='2.0'/>", .rss20), ("<rss version='2.01'/>", .rss20), ("<rss/>", .rss),
      ("<rss version='7'/>", .rss), ("<channel><title>A</title></channel>", .rss),
      ("<r:rss xmlns:r='http://backend.userland.com/rss2' version='2.0'/>", .rss20),
      ("<feed xmlns='http://www.w3.org/2005/Atom'/>", .atom10),
      ("<feed xmlns='http://purl.org/atom/ns#' version='0.3'/>", .atom03),
      ("<feed xmlns='http://purl.org/atom/ns#'/>", .atom03), ("<feed/>", .atom10),
      ("<entry xmlns='http://www.w3.org/2005/Atom'><title>A</title></entry>", .atom10),
      (
        "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#' "
          + "xmlns='http://purl.org/rss/1.0/'><channel/></rdf:RDF>", .rss10
      ),
      (
        "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#' "
          + "xmlns='http://my.netscape.com/rdf/simple/0.9/'><channel/></rdf:RDF>", .rss090
      ),
      (#"{"version": "https://jsonfeed.org/version/1", "items": []}"#, .json10),
      (#"{"version": "https://jsonfeed.org/version/1.1", "items": []}"#, .json11),
    ] as [(String, FeedFormat)])
  func recognizesTheFormatByTheRootElement(_ text: String, _ format: FeedFormat) throws {
    #expect(try FeedReaderFixture.feed(text).format == format)
  }

  @Test(
    arguments: [
      ("", .empty), (" \r\n\t", .empty),
      ("<!DOCTYPE html><title>A page</title>", .page), ("<HTML><body>A page</body></HTML>", .page),
      ("<?xml version='1.0'?><html xmlns='http://www.w3.org/1999/xhtml'/>", .page),
      ("<opml version='2.0'/>", .unknownFormat("XML with the root element “opml”")),
      ("Not found", .unknownFormat("text that is neither XML nor JSON")),
      ("null", .unknownFormat("JSON, but not a JSON Feed")),
      ("{}", .unknownFormat("JSON, but not a JSON Feed")),
      ("[1, 2]", .unknownFormat("JSON, but not a JSON Feed")),
      (#"{"items": ["#, .unknownFormat("JSON that is incomplete or malformed")),
    ] as [(String, FeedReadingFailure)])
  func rejectsADocumentThatIsNotAFeed(_ text: String, _ failure: FeedReadingFailure) {
    #expect(throws: failure) { try FeedReaderFixture.feed(text) }
  }

  @Test func readsASingleEntryAsAFeed() throws {
    let feed = try FeedReaderFixture.feed(
      "<entry xmlns='http://www.w3.org/2005/Atom'><title>Alone</title></entry>")
    #expect(feed.entries.map { $0.title?.text } == ["Alone"])
  }

  @Test func readsElementsOfTheChannelAfterTheItems() throws {
    let feed = try FeedReaderFixture.feed(
      """
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
        xmlns="http://purl.org/rss/1.0/">
      <item rdf:about="https://paper.example/1"><title>One</title></item>
      <image><title>A picture</title><link>https://pictures.example/</link></image>
      <channel><title>The paper</title><link>https://paper.example/</link></channel>
      <textinput><title>Search</title></textinput>
      </rdf:RDF>
      """)
    #expect(feed.title?.text == "The paper")
    #expect(feed.link?.text == "https://paper.example/")
    #expect(feed.entries.map(\.id) == ["https://paper.example/1"])
    #expect(feed.entries.map { $0.link?.text } == ["https://paper.example/1"])
  }

  @Test(
    arguments: [
      ("<language>en_GB</language>", "en-GB"), ("<dc:language>ja</dc:language>", "ja"),
      ("<dc:language>ja</dc:language><language>de</language>", "de"), ("", nil),
    ] as [(String, String?)])
  func readsTheLanguageAsATag(_ elements: String, _ language: String?) throws {
    #expect(try FeedReaderFixture.rss("", channel: elements).language == language)
  }

  @Test func readsTheLanguageOfTheRootElement() throws {
    let feed = "<feed xml:lang='pt-BR' xmlns='http://www.w3.org/2005/Atom'/>"
    #expect(try FeedReaderFixture.feed(feed).language == "pt-BR")
    let title = "<feed xmlns='http://www.w3.org/2005/Atom'><title xml:lang='en'>A</title></feed>"
    #expect(try FeedReaderFixture.feed(title).language == nil)
  }
}
