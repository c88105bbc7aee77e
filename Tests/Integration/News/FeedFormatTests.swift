import CoreDomain
import CoreTesting
import HTTPTypes
import NewsDomain
import NewsInfrastructure
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

  @Test func readsASingleEntryAsAFeed() throws {
    let feed = try FeedReaderFixture.feed(
      "<entry xmlns='http://www.w3.org/2005/Atom'><title>Alone</title></entry>")
    #expect(feed.entries.map { $0.title?.text } == ["Alone"])
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
      (#"{"rss": 7}"#, .unknownFormat("JSON, but not a JSON Feed")),
      (#"{"items": ["#, .unknownFormat("JSON that is incomplete or malformed")),
    ] as [(String, FeedReadingFailure)])
  func rejectsADocumentThatIsNotAFeed(_ text: String, _ failure: FeedReadingFailure) {
    #expect(throws: failure) { try FeedReaderFixture.feed(text) }
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
}

/// Relative addresses are based on the document's `xml:base`, else on the document's own address.
@Suite struct FeedBaseTests {
  @Test(arguments: [
    ("", "", "", "https://paper.example/feeds/a"),
    ("xml:base='https://base.example/'", "", "", "https://base.example/a"),
    ("xml:base='https://base.example/'", "xml:base='x/'", "", "https://base.example/x/a"),
    ("xml:base='/r/'", "xml:base='x/'", "xml:base='../y/'", "https://paper.example/r/y/a"),
    ("xml:base='javascript:alert(1)'", "", "", "https://paper.example/feeds/a"),
    ("xml:base=''", "xml:base='q/'", "", "https://paper.example/feeds/q/a"),
  ])
  func resolvesALinkAgainstTheInheritedBases(
    _ feed: String, _ entry: String, _ element: String, _ address: String
  ) throws {
    let parsed = try FeedReaderFixture.feed(
      """
      <feed xmlns="http://www.w3.org/2005/Atom" \(feed)><entry \(entry)>
      <link \(element) href="a"/>
      <content \(element) type="html">&lt;a href="a">a&lt;/a></content>
      <summary \(element) type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">\
      <a href="a">a</a></div></summary>
      <link \(element) rel="enclosure" href="a"/>
      </entry></feed>
      """)
    let found = try #require(parsed.entries.first)
    #expect(found.link?.text == address)
    #expect(found.content?.text == "<a href=\"\(address)\">a</a>")
    #expect(found.summary?.text == "<a href=\"\(address)\">a</a>")
    #expect(found.enclosures.map(\.address.text) == [address])
  }

  @Test func theBaseOfAnEntryDoesNotApplyToTheNextOne() throws {
    let feed = try FeedReaderFixture.feed(
      """
      <feed xmlns="http://www.w3.org/2005/Atom"><entry xml:base="https://one.example/">
      <link href="a"/></entry><entry><link href="a"/></entry></feed>
      """)
    let links = feed.entries.map { $0.link?.text }
    #expect(links == ["https://one.example/a", "https://paper.example/feeds/a"])
  }

  @Test func usesTheLinkOfTheFeedWithoutAnyBase() throws {
    let text = """
      <rss version="2.0"><channel><link>https://site.example/blog/</link>
      <item><link>one</link><enclosure url="/one.mp3"/><description>&lt;img src="/p.png">&lt;p>x&lt;/p></description></item>
      </channel></rss>
      """
    let entry = try #require(try FeedReaderFixture.feed(text, from: nil).entries.first)
    #expect(entry.link?.text == "https://site.example/blog/one")
    #expect(entry.summary?.text.contains("https://site.example/p.png") == true)
    #expect(entry.enclosures.map(\.address.text) == ["https://site.example/one.mp3"])
  }

  @Test func omitsALinkThatCannotBeResolved() throws {
    let text = "<rss><channel><item><title>A</title><link>one</link></item></channel></rss>"
    let entry = try #require(try FeedReaderFixture.feed(text, from: nil).entries.first)
    #expect(entry.link == nil)
    #expect(entry.title?.text == "A")
  }
}

/// The language of a feed is the document's, else the server's.
@Suite struct FeedLanguageTests {
  @Test(
    arguments: [
      ("<rss/>", "pt-BR", "pt-BR"), ("<rss/>", " de , en", "de"), ("<rss/>", "", nil),
      ("<rss><channel><language>ja</language></channel></rss>", "de", "ja"),
      ("<rss><channel><dc:language>ja</dc:language></channel></rss>", "de", "ja"),
      ("<feed xml:lang='fr'/>", "de", "fr"), (#"{"items": []}"#, "de", "de"),
      (#"{"items": [], "language": "ja"}"#, "de", "ja"), (#"{"rss": {"channel": {}}}"#, "de", "de"),
      ("<rss><channel><language>en_GB</language></channel></rss>", nil, "en-GB"),
      ("<rss><channel><language>sr-Latn-RS</language></channel></rss>", nil, "sr-Latn-RS"),
      ("<rss><channel><language>English</language></channel></rss>", nil, nil),
      ("<rss><channel><language>English</language></channel></rss>", "de", "de"),
      ("<rss><channel><language>en--GB</language></channel></rss>", nil, nil),
      (#"{"items": [], "language": "en US"}"#, nil, nil), ("<rss/>", "English", nil),
      (
        "<rss><channel><dc:language>ja</dc:language><language>de</language></channel></rss>", nil,
        "de"
      ),
      (
        "<feed xmlns='http://www.w3.org/2005/Atom'><title xml:lang='en'>A</title></feed>", nil, nil
      ),
    ] as [(String, String?, String?)])
  func prefersTheLanguageOfTheDocumentToThatOfTheServer(
    _ document: String, _ field: String?, _ language: String?
  ) async throws {
    let client = InMemoryHTTPClient { _, _ in
      var fields = HTTPFields()
      fields[.contentLanguage] = field
      return HTTPAnswer(fields: fields, text: document)
    }
    let source = HTTPFeedSource(client: client, clock: FixedWallClock(.fixture()))
    let reply = try await source.document(at: .fixture(), unless: .none)
    let feed = try FeedReaderFixture.reader.feed(in: try #require(reply.document))
    #expect(feed.language == language)
  }
}
