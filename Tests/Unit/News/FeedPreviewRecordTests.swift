import CoreDomain
import FoundationEssentials
import NewsDomain
import Testing

/// The JSON form of a feed always has all members.
@Suite struct FeedPreviewRecordTests {
  private static func json(_ feed: ParsedFeed) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(FeedPreviewRecord(feed)), as: UTF8.self)
  }

  @Test func encodesMissingValuesAsNull() throws {
    let feed = ParsedFeed(format: .rss20, entries: [ParsedEntry()])
    #expect(
      try Self.json(feed) == """
        {"description":null,"entries":[{"authors":[],"categories":[],"content":null,\
        "enclosures":[],"id":null,"link":null,"published":null,"summary":null,"title":null,\
        "updated":null}],"format":"RSS 2.0","language":null,"link":null,"published":null,\
        "title":null,"updated":null}
        """)
  }

  @Test func encodesEveryValue() throws {
    let address = try #require(WebAddress("https://paper.example/1"))
    let entry = ParsedEntry(
      id: "1", title: CleanHTML(plain: "AT&T"), link: address, summary: CleanHTML(plain: "S"),
      content: CleanHTML(plain: "<b>"), published: Timestamp(secondsSince1970: 0),
      updated: Timestamp(secondsSince1970: 1),
      authors: [StoryAuthor(name: "Ada")].compactMap(\.self), categories: ["sea"],
      enclosures: [StoryEnclosure(address: address, type: "audio/mpeg", length: 7)])
    let feed = ParsedFeed(
      format: .atom10, title: CleanHTML(plain: "T"), link: address,
      description: CleanHTML(plain: "D"), language: "en", published: Timestamp(secondsSince1970: 0),
      updated: Timestamp(secondsSince1970: 1), entries: [entry])
    #expect(
      try Self.json(feed) == """
        {"description":"D","entries":[{"authors":[{"email":null,"name":"Ada","uri":null}],\
        "categories":["sea"],"content":"&lt;b&gt;","enclosures":[{"length":7,\
        "type":"audio/mpeg","url":"https://paper.example/1"}],"id":"1",\
        "link":"https://paper.example/1","published":"1970-01-01T00:00:00.000Z","summary":"S",\
        "title":"AT&amp;T","updated":"1970-01-01T00:00:01.000Z"}],"format":"Atom 1.0",\
        "language":"en","link":"https://paper.example/1","published":"1970-01-01T00:00:00.000Z",\
        "title":"T","updated":"1970-01-01T00:00:01.000Z"}
        """)
  }

  @Test func decodesWhatItEncodes() throws {
    let record = FeedPreviewRecord(ParsedFeed(format: .json11, entries: [ParsedEntry(id: "1")]))
    let bytes = try JSONEncoder().encode(record)
    #expect(try JSONDecoder().decode(FeedPreviewRecord.self, from: bytes) == record)
  }
}
