import CoreDomain
import NewsDomain
import Testing

/// The elements of an entry. If several elements express the same property, the best one wins.
@Suite struct FeedEntryTests {
  @Test(
    arguments: [
      ("<media:title>Media</media:title><title>Own</title>", "Own"),
      ("<title>Own</title><media:title>Media</media:title>", "Own"),
      ("<dc:title>Core</dc:title><itunes:title>Pod</itunes:title>", "Core"),
      ("<title/><media:title>Media</media:title>", "Media"),
      ("<atom:title>Guest</atom:title><title>Own</title>", "Own"),
      (
        "<atom:title type='html'>&lt;script>x()&lt;/script></atom:title>"
          + "<media:title>Media</media:title>", "Media"
      ),
      ("<title>First</title><title>Second</title>", "First"),
      ("<image><title>Picture</title></image><title>Own</title>", "Own"),
      ("<other:title>Foreign</other:title><category>c</category>", nil),
      ("<source url='https://a.example/'>Paper</source><title>Own</title>", "Own"),
      ("<author><name>A</name><title>Editor</title></author><title>Own</title>", "Own"),
      (
        "<media:group><media:content url='/a.mp4'><media:title>In</media:title></media:content>"
          + "</media:group>", "In"
      ),
    ] as [(String, String?)])
  func readsTheTitleOfTheEntryItself(_ elements: String, _ title: String?) throws {
    #expect(try FeedReaderFixture.item(elements).title?.text == title)
  }

  @Test(
    arguments: [
      ("<description>D</description><content:encoded>C</content:encoded>", "D", "C"),
      ("<description>D</description><content:encoded> </content:encoded>", "D", nil),
      ("<itunes:summary>S</itunes:summary><description>D</description>", "D", nil),
      ("<itunes:subtitle>T</itunes:subtitle><itunes:summary>S</itunes:summary>", "S", nil),
      ("<media:group><media:description>M</media:description></media:group>", "M", nil),
      ("<description/><dc:description>C</dc:description>", "C", nil),
      ("<description>&lt;p>&lt;/p></description><itunes:summary>S</itunes:summary>", "S", nil),
      (
        "<description>&lt;script>x()&lt;/script></description><itunes:summary>S</itunes:summary>",
        "S", nil
      ),
      ("<atom:content type='html'>&lt;b>C&lt;/b></atom:content>", nil, "<b>C</b>"),
    ] as [(String, String?, String?)])
  func distinguishesTheSummaryFromTheContent(
    _ elements: String, _ summary: String?, _ content: String?
  ) throws {
    let item = try FeedReaderFixture.item(elements)
    #expect(item.summary?.text == summary)
    #expect(item.content?.text == content)
  }

  @Test(
    arguments: [
      ("<guid>tag:paper,1</guid>", "tag:paper,1", nil),
      (
        "<guid>https://paper.example/1</guid>", "https://paper.example/1", "https://paper.example/1"
      ),
      ("<guid isPermaLink='false'>https://paper.example/1</guid>", "https://paper.example/1", nil),
      (
        "<guid>https://paper.example/1</guid><link>https://paper.example/2</link>",
        "https://paper.example/1", "https://paper.example/2"
      ),
      ("<guid>/1</guid>", "/1", nil),
      ("<link> /stories/1 </link>", nil, "https://paper.example/stories/1"),
      ("<link>javascript:alert(1)</link><category>c</category>", nil, nil),
      ("<link>/first</link><link>/second</link>", nil, "https://paper.example/first"),
      ("<link/><atom:link href='https://paper.example/3'/>", nil, "https://paper.example/3"),
      ("<atom:link rel='self' href='https://paper.example/feed'/><category>c</category>", nil, nil),
      ("<image><link>https://pictures.example/</link></image><category>c</category>", nil, nil),
    ] as [(String, String?, String?)])
  func keepsTheIdentifierAsWrittenAndReadsAWebLink(
    _ elements: String, _ id: String?, _ link: String?
  ) throws {
    let item = try FeedReaderFixture.item(elements)
    #expect(item.id == id)
    #expect(item.link?.text == link)
  }

  @Test(
    arguments: [
      ("<id>https://paper.example/1</id>", "https://paper.example/1"),
      ("<id>http://paper.example/1</id><link href='javascript:x'/>", "http://paper.example/1"),
      ("<id>https://paper.example/1</id><link rel='self' href='/2'/>", "https://paper.example/1"),
      ("<id>https://paper.example/1</id><link href='/2'/>", "https://paper.example/2"),
      ("<id>tag:paper.example,2026:1</id>", nil), ("<id>/1</id>", nil),
    ] as [(String, String?)])
  func linksAnAtomEntryWithoutALinkByItsIdentifier(_ elements: String, _ link: String?) throws {
    #expect(try FeedReaderFixture.entry(elements).link?.text == link)
  }

  @Test(arguments: [
    ("<link href='/a.pdf' type='application/pdf'/><link href='/a' type='text/html'/>", "/a"),
    ("<link href='/a.json' type='application/json'/><link href='/a'/>", "/a"),
    ("<link href='/a.txt' type='text/x'/><link href='/a' type='Text/HTML; charset=x'/>", "/a"),
    ("<link href='/a' type='application/xhtml+xml'/><link href='/b' type='text/html'/>", "/a"),
    ("<link href='/a.pdf' type='application/pdf'/><link href='/b.pdf' type='x/y'/>", "/a.pdf"),
    ("<id>https://paper.example/1</id><link href='/a.pdf' type='application/pdf'/>", "/a.pdf"),
  ])
  func prefersTheLinkOfAnAtomEntryToAPage(_ elements: String, _ path: String) throws {
    let entry = try FeedReaderFixture.entry(elements)
    #expect(entry.link?.text == "https://paper.example\(path)")
  }

  @Test func theIdentifierOfAnAtomFeedIsNotTheLinkOfItsSite() throws {
    let feed = try FeedReaderFixture.feed(
      "<feed xmlns='http://www.w3.org/2005/Atom'><id>https://paper.example/feed</id></feed>")
    #expect(feed.link == nil)
  }

  @Test func prefersTheLabelOfACategory() throws {
    let entry = try FeedReaderFixture.entry(
      """
      <category term="t1" label=" Tides "/><category term="t2" label=" "/><category label="Kilns"/>
      """)
    #expect(entry.categories == ["Tides", "t2", "Kilns"])
  }

  @Test(
    arguments: [
      ("<author>ada@paper.example (Ada Example)</author>", "Ada Example", "ada@paper.example"),
      ("<author>Ada Example (ada@paper.example)</author>", "Ada Example", "ada@paper.example"),
      ("<author>Ada &lt;ada@paper.example&gt;</author>", "Ada", "ada@paper.example"),
      ("<author>ada@paper.example</author>", nil, "ada@paper.example"),
      ("<author>Ada (the elder)</author>", "Ada (the elder)", nil),
      ("<dc:creator>Ada</dc:creator><itunes:author>The paper</itunes:author>", "Ada", nil),
      ("<itunes:author>The paper</itunes:author>", "The paper", nil),
      ("<author><b>Ada</b></author>", "Ada", nil),
      ("<atom:author><atom:name>Ada</atom:name></atom:author>", "Ada", nil),
    ] as [(String, String?, String?)])
  func readsAnAuthorFromText(_ elements: String, _ name: String?, _ email: String?) throws {
    let author = try #require(try FeedReaderFixture.item(elements).authors.first)
    #expect(author.name == name)
    #expect(author.email == email)
  }

  @Test func readsEachAuthorOnce() throws {
    let item = try FeedReaderFixture.item(
      "<dc:creator>Ada</dc:creator><dc:creator>Ben</dc:creator><dc:creator>Ada</dc:creator>")
    #expect(item.authors.map(\.name) == ["Ada", "Ben"])
  }

  @Test func anAtomEntryWithoutAnAuthorHasTheAuthorOfTheFeed() throws {
    let author = "<author><name>Ada</name><uri>/ada</uri></author>"
    let silent = try FeedReaderFixture.entry("<title>A</title>", feed: author)
    #expect(silent.authors.map(\.name) == ["Ada"])
    #expect(silent.authors.map(\.uri) == ["https://paper.example/ada"])
    let source = "<source><title>S</title><author><name>Cleo</name></author></source>"
    let taken = try FeedReaderFixture.entry("\(source)<title>A</title>", feed: author)
    #expect(taken.authors.map(\.name) == ["Cleo"])
    #expect(taken.title?.text == "A")
    let own = "<author><name>Ben</name></author>"
    let said = try FeedReaderFixture.entry("\(own)\(source)", feed: author)
    #expect(said.authors.map(\.name) == ["Ben"])
  }

  @Test func readsEachCategoryOfAllVocabulariesOnce() throws {
    let item = try FeedReaderFixture.item(
      """
      <category>Ships</category><dc:subject>Harbours</dc:subject><category domain="x">Ships</category>
      <itunes:category text="Sea"><itunes:category text="Tides"/></itunes:category>
      <itunes:keywords>salt, wind</itunes:keywords><atom:category term="t" label="T"/><category/>
      """)
    #expect(item.categories == ["Ships", "Harbours", "Sea", "Tides", "salt", "wind", "T"])
  }

  @Test func readsEachEnclosureOnce() throws {
    let item = try FeedReaderFixture.item(
      """
      <enclosure url="/one.mp3" length="1000" type="audio/mpeg">Text</enclosure>
      <media:content url="https://paper.example/one.mp3" fileSize="7"/>
      <media:content url="/two.mp4" fileSize=" 20 " type="video/mp4"/>
      <media:thumbnail url="/three.png"/><enclosure url="mailto:x@y.example"/>
      <enclosure url="/four.pdf" length="-1"/>
      """)
    #expect(
      item.enclosures.map { "\($0.address.text) \($0.type ?? "-") \($0.length ?? 0)" } == [
        "https://paper.example/one.mp3 audio/mpeg 1000",
        "https://paper.example/two.mp4 video/mp4 20",
        "https://paper.example/three.png image/* 0", "https://paper.example/four.pdf - 0",
      ])
  }

  @Test(
    arguments: [
      ("<pubDate>Sat, 21 Nov 2026 08:30:00 GMT</pubDate>", "2026-11-21T08:30:00Z", nil),
      ("<dc:date>2026-11-21T08:30:00Z</dc:date>", "2026-11-21T08:30:00Z", "2026-11-21T08:30:00Z"),
      (
        "<dc:date>2025-01-01</dc:date><pubDate>Sat, 21 Nov 2026 08:30:00 GMT</pubDate>",
        "2026-11-21T08:30:00Z", "2025-01-01T00:00:00Z"
      ),
      (
        "<pubDate>soon</pubDate><dcterms:issued>2026-11-21T08:30:00Z</dcterms:issued>",
        "2026-11-21T08:30:00Z", nil
      ),
      ("<atom:updated>2026-11-21T08:30:00Z</atom:updated>", nil, "2026-11-21T08:30:00Z"),
    ] as [(String, String?, String?)])
  func readsTheDatesOfAllVocabularies(
    _ elements: String, _ published: String?, _ updated: String?
  ) throws {
    let item = try FeedReaderFixture.item(elements)
    #expect(item.published?.iso8601 == published)
    #expect(item.updated?.iso8601 == updated)
  }

  @Test func keepsAnEntryWithAnInvalidDate() throws {
    let feed = try FeedReaderFixture.rss("<item><title>A</title><pubDate>soon</pubDate></item>")
    #expect(feed.entries.map { $0.title?.text } == ["A"])
    #expect(feed.notes.map(\.text) == ["The date “soon” is invalid."])
  }
}
