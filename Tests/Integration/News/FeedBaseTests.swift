import CoreDomain
import NewsDomain
import Testing

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
