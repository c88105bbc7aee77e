import CoreDomain
import NewsDomain
import Testing

/// RSS 2.0 in JSON has the same meaning as in XML.
@Suite struct RSSInJSONTests {
  @Test func readsTheMembersOfAChannel() throws {
    let feed = try FeedReaderFixture.feed(
      """
      {"rss": {"version": "2.0", "xmlns:dc": "http://purl.org/dc/elements/1.1/", "channel": {
      "title": "The paper", "link": "https://paper.example/", "description": "News &amp; more",
      "language": "en-gb", "cloud": {"port": "5337"}, "item": []}}}
      """)
    #expect(feed.format == .rss20)
    #expect(feed.title?.text == "The paper")
    #expect(feed.link?.text == "https://paper.example/")
    #expect(feed.description?.text == "News &amp; more")
    #expect(feed.language == "en-gb")
    #expect(feed.entries == [])
  }

  @Test func readsTheMembersOfAnItem() throws {
    let item = try Self.item(
      """
      "title": "A", "link": "/1", "description": "<p onclick='x'>C</p>", "dc:creator": "Ada",
      "guid": {"isPermaLink": "false", "#value": "1"}, "category": ["sea", {"#value": "salt"}],
      "pubDate": "Sat, 21 Nov 2026 08:30:00 GMT", "image": {"title": "Picture"},
      "enclosure": {"url": "/a.mp3", "type": "audio/mpeg", "length": 7}
      """)
    #expect(item.id == "1")
    #expect(item.title?.text == "A")
    #expect(item.link?.text == "https://paper.example/1")
    #expect(item.summary?.text == "<p>C</p>")
    #expect(item.authors.map(\.name) == ["Ada"])
    #expect(item.categories == ["sea", "salt"])
    #expect(item.published?.iso8601 == "2026-11-21T08:30:00Z")
    #expect(
      item.enclosures.map { "\($0.address.text) \($0.type ?? "-") \($0.length ?? 0)" } == [
        "https://paper.example/a.mp3 audio/mpeg 7"
      ])
  }

  @Test(
    arguments: [
      (#""guid": "https://paper.example/1""#, "https://paper.example/1"),
      (##""guid": {"#value": "https://paper.example/1"}"##, "https://paper.example/1"),
      (##""guid": {"#value": "https://paper.example/1", "isPermaLink": false}"##, nil),
    ] as [(String, String?)])
  func linksByTheIdentifierUnlessItIsNotAPermalink(_ member: String, _ link: String?) throws {
    #expect(try Self.item(member).link?.text == link)
  }

  @Test func readsASingleItem() throws {
    let feed = try FeedReaderFixture.feed(
      #"{"rss": {"channel": {"item": {"title": "A"}}}}"#)
    #expect(feed.entries.map { $0.title?.text } == ["A"])
    #expect(feed.format == .rss)
  }

  @Test func keepsTheOrderOfItemsAndOmitsEmptyOnes() throws {
    let feed = try FeedReaderFixture.feed(
      #"{"rss": {"channel": {"item": [{"title": "B"}, {}, null, 7, {"title": "A"}]}}}"#)
    #expect(feed.entries.map { $0.title?.text } == ["B", "A"])
  }

  @Test func readsTheItemsOfATruncatedDocument() throws {
    let feed = try FeedReaderFixture.feed(
      #"{"rss": {"channel": {"title": "T", "item": [{"title": "A"}, {"title": "B"}, {"ti"#)
    #expect(feed.title?.text == "T")
    #expect(feed.entries.map { $0.title?.text } == ["A", "B"])
    #expect(feed.notes.count == 1)
  }

  @Test(arguments: [#"{"rss": 7}"#, #"{"rss": null}"#, #"{"rss": []}"#, #"{"channel": {}}"#])
  func rejectsOtherJSON(_ text: String) {
    #expect(throws: FeedReadingFailure.unknownFormat("JSON, but not a JSON Feed")) {
      try FeedReaderFixture.feed(text)
    }
  }

  private static func item(_ members: String) throws -> ParsedEntry {
    let feed = try FeedReaderFixture.feed(
      #"{"rss": {"version": "2.0", "channel": {"item": [{\#(members)}]}}}"#)
    return try #require(feed.entries.first)
  }
}
