import CoreDomain
import NewsDomain
import Testing

/// JSON Feed is parsed as programs write it, beyond the specification.
@Suite struct JSONFeedTests {
  private static func feed(_ members: String) throws -> ParsedFeed {
    try FeedReaderFixture.feed("{\"version\": \"https://jsonfeed.org/version/1.1\", \(members)}")
  }

  private static func item(_ members: String) throws -> ParsedEntry {
    let entries = try feed("\"items\": [{\(members)}]").entries
    return try #require(entries.first)
  }

  @Test func readsTheMembersOfAFeed() throws {
    let feed = try Self.feed(
      """
      "title": "The <Paper>", "home_page_url": "https://paper.example", "language": "en_GB",
      "description": "News & more", "items": []
      """)
    #expect(feed.title?.text == "The &lt;Paper&gt;")
    #expect(feed.link?.text == "https://paper.example/")
    #expect(feed.description?.text == "News &amp; more")
    #expect(feed.language == "en-GB")
  }

  @Test func replacesNUL() throws {
    let feed = try Self.feed(#""language": "e\u0000n", "items": [{"id": "a\u0000b"}]"#)
    #expect(feed.entries.map(\.id) == ["a\u{FFFD}b"])
    #expect(feed.language?.utf8.contains(0) != true)
  }

  @Test func readsTheMembersOfAnItem() throws {
    let item = try Self.item(
      """
      "id": "1", "url": "/1", "external_url": "https://other.example/", "title": "A & B",
      "summary": "1 < 2", "content_html": "<p onclick='x'>C</p>", "content_text": "C",
      "date_published": "2026-11-21T08:30:00Z", "date_modified": "2026-11-21T09:30:00+01:00",
      "tags": ["sea", "salt", "sea"], "image": "/i.png",
      "attachments": [{"url": "/a.mp3", "mime_type": "audio/mpeg", "size_in_bytes": 7}]
      """)
    #expect(item.id == "1")
    #expect(item.link?.text == "https://paper.example/1")
    #expect(item.title?.text == "A &amp; B")
    #expect(item.summary?.text == "1 &lt; 2")
    #expect(item.content?.text == "<p>C</p>")
    #expect(item.published?.iso8601 == "2026-11-21T08:30:00Z")
    #expect(item.updated?.iso8601 == "2026-11-21T08:30:00Z")
    #expect(item.categories == ["sea", "salt"])
    #expect(
      item.enclosures.map { "\($0.address.text) \($0.type ?? "-") \($0.length ?? 0)" } == [
        "https://paper.example/a.mp3 audio/mpeg 7", "https://paper.example/i.png image/* 0",
      ])
  }

  @Test func escapesPlainText() throws {
    let item = try Self.item(#""content_text": "<script>alert(1)</script> & so on""#)
    #expect(item.content?.text == "&lt;script&gt;alert(1)&lt;/script&gt; &amp; so on")
  }

  @Test(
    arguments: [
      (#""id": 12"#, "12"), (#""id": 1.5"#, "1.5"), (#""id": null"#, nil), (#""id": true"#, nil),
      (#""id": " a ""#, "a"), (#""id": 9223372036854775807"#, "9223372036854775807"),
      (#""id": 12345678901234567890"#, "12345678901234567890"),
      (#""id": 123456789012345678901234567890"#, "123456789012345678901234567890"),
    ] as [(String, String?)])
  func readsANumberAsAnIdentifier(_ member: String, _ id: String?) throws {
    #expect(try Self.item(member + #", "title": "A""#).id == id)
  }

  @Test(arguments: [
    (#""authors": [{"name": "Ada"}, {"name": "Ben"}]"#, ["Ada", "Ben"]),
    (#""author": {"name": "Ada"}"#, ["Ada"]),
    (#""authors": [{"author": {"name": "Ada"}}]"#, ["Ada"]),
    (#""authors": ["Ada"]"#, ["Ada"]),
    (#""authors": {"name": "Ada"}, "author": {"name": "Ben"}"#, ["Ada"]),
    (#""authors": "Ada""#, ["Ada"]),
    (#""authors": [], "author": {"name": "Ben"}"#, ["Ben"]),
    (#""authors": [7, null, {}]"#, ["7"]),
    (#""title": "A""#, ["The editors"]),
  ])
  func readsAuthorsInEveryForm(_ member: String, _ names: [String?]) throws {
    let feed = try Self.feed(
      """
      "authors": [{"name": "The editors"}], "items": [{\(member)}]
      """)
    #expect(feed.entries.first?.authors.map(\.name) == names)
  }

  @Test func readsASingleTagAndASingleAttachment() throws {
    let item = try Self.item(#""tags": "sea", "attachments": {"url": "/a.mp3"}"#)
    #expect(item.categories == ["sea"])
    #expect(item.enclosures.map(\.address.text) == ["https://paper.example/a.mp3"])
  }

  @Test(
    arguments: [
      (#""id": "https://paper.example/1""#, "https://paper.example/1"),
      (#""id": "https://paper.example/1", "external_url": "/2""#, "https://paper.example/2"),
      (#""id": "/1""#, nil),
      (#""external_url": "https://other.example/a""#, "https://other.example/a"),
    ] as [(String, String?)])
  func linksAnItemWithoutALinkByItsOtherAddressOrItsIdentifier(_ members: String, _ link: String?)
    throws
  {
    #expect(try Self.item(members).link?.text == link)
  }

  @Test func readsTheAddressOfAnAuthorFromTheDocument() throws {
    let item = try Self.item(
      """
      "authors": [{"name": "Ada", "url": "/ada"}, {"name": "Ben", "url": "mailto:b@a.example"},
      {"name": null, "url": null, "author": {"name": "Cem", "url": "/cem"}}]
      """)
    #expect(item.authors.map(\.name) == ["Ada", "Ben", "Cem"])
    #expect(
      item.authors.map(\.uri) == [
        "https://paper.example/ada", "mailto:b@a.example", "https://paper.example/cem",
      ])
  }

  @Test func omitsEmptyItems() throws {
    let feed = try Self.feed(#""items": [{}, {"title": "A"}, {"title": " ", "url": "x:y"}]"#)
    #expect(feed.entries.map { $0.title?.text } == ["A"])
  }

  @Test func ignoresOnlyTheValuesOfWrongTypes() throws {
    let feed = try Self.feed(
      """
      "title": ["x"], "items": [null, 7, {"title": {}, "tags": "x", "url": 7, "id": "a"},
      {"title": "B", "attachments": {}, "date_published": 7}]
      """)
    #expect(feed.title == nil)
    #expect(feed.entries.map(\.id) == ["a", nil])
    #expect(feed.entries.map { $0.title?.text } == [nil, "B"])
  }

  @Test(arguments: [
    #""items": [{"title": "A"}, {"title": "B"}, {"title": "C"#,
    #""items": [{"title": "A"}, {"title": "B", "authors": [{"name": "Ada"}]}, {"tags": ["#,
    #""items": [{"title": "A",}, {"title": "B"},]"#,
  ])
  func readsMalformedJSONAsFarAsPossible(_ members: String) throws {
    let end = members.hasSuffix("]") ? "}" : ""
    let feed = try FeedReaderFixture.feed(
      "{\"version\": \"https://jsonfeed.org/version/1\", \(members)\(end)")
    #expect(feed.entries.map { $0.title?.text } == ["A", "B"])
    #expect(
      feed.notes.map(\.text) == [
        "The document is not well-formed; it was read as far as possible."
      ])
  }

  @Test(arguments: [
    ("A\tB", "A B"), ("A\nB", "A B"), (#"A\uD83DB"#, "A\u{FFFD}B"), (#"\uDE00A"#, "\u{FFFD}A"),
    ("A\t\\\"B\\\"", "A \"B\""), ("\t" + #"\uD83D\uDE00"#, "😀"), ("\t" + #"\\u"#, #"\u"#),
  ])
  func repairsMalformedStrings(_ written: String, _ title: String) throws {
    let item = try Self.item("\"title\": \"\(written)\"")
    #expect(item.title?.text == title)
  }
}

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

  @Test(arguments: [
    (#"{"title": "A"}"#, ["A"]),
    (#"[{"title": "B"}, {}, null, 7, {"title": "A"}]"#, ["B", "A"]),
  ])
  func readsASingleItemOrSeveralInOrderWithoutEmptyOnes(
    _ items: String, _ titles: [String]
  ) throws {
    let feed = try FeedReaderFixture.feed("{\"rss\": {\"channel\": {\"item\": \(items)}}}")
    #expect(feed.entries.map { $0.title?.text } == titles)
    #expect(feed.format == .rss)
  }

  @Test func readsTheItemsOfATruncatedDocument() throws {
    let feed = try FeedReaderFixture.feed(
      #"{"rss": {"channel": {"title": "T", "item": [{"title": "A"}, {"title": "B"}, {"ti"#)
    #expect(feed.title?.text == "T")
    #expect(feed.entries.map { $0.title?.text } == ["A", "B"])
    #expect(feed.notes.count == 1)
  }

  private static func item(_ members: String) throws -> ParsedEntry {
    let feed = try FeedReaderFixture.feed(
      #"{"rss": {"version": "2.0", "channel": {"item": [{\#(members)}]}}}"#)
    return try #require(feed.entries.first)
  }
}
