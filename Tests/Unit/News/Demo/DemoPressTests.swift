import CoreDomain
import CoreTesting
import Testing

@testable import CoreDemo
@testable import NewsDemo

/// The publications of the demo: their stories and times.
@Suite struct DemoPressTests {
  private static let now = Timestamp.fixture("2026-11-21T08:00:00Z")

  @Test func everyPaperHasEnoughStories() {
    let counts = DemoPaper.all.map { $0.stories(at: Self.now).count }
    #expect((90...150).contains(counts.reduce(0, +)), "\(counts)")
    #expect(counts.allSatisfy { $0 >= 5 })
  }

  @Test func hasAPaperForEveryFormatAndEveryEncoding() {
    #expect(Set(DemoPaper.all.map(\.format)) == Set(DemoFeedFormat.allCases))
    #expect(Set(DemoPaper.all.map(\.encoding)) == [.utf8, .windows1252, .shiftJIS])
    #expect(Set(DemoPaper.all.map(\.category)).count >= 7)
  }

  @Test(arguments: DemoPaper.all)
  func everyStoryIsCompleteAndHasAUniqueAddress(_ paper: DemoPaper) {
    let stories = paper.stories(at: Self.now)
    for story in stories {
      #expect(!story.title.isEmpty && story.author?.isEmpty == false)
      #expect(
        story.summary.hasSuffix(".") || story.summary.hasSuffix("。") || story.summary.hasSuffix("?")
      )
      #expect(story.html.hasPrefix("<p><img "))
      #expect(story.html.count(of: "<p>") >= 2)
    }
    #expect(Set(stories.map(\.address)).count == stories.count)
  }

  @Test(arguments: DemoPaper.all)
  func listsTheNewestStoryFirstByTheScheduleOfThePaper(_ paper: DemoPaper) throws {
    let stories = paper.stories(at: Self.now)
    let moments = stories.compactMap(\.published)
    #expect(moments.count == stories.count)
    #expect(zip(moments, moments.dropFirst()).allSatisfy { $0 > $1 })
    let newest = try #require(moments.first)
    #expect(newest <= Self.now)
    #expect(newest > Self.now.adding(seconds: -2 * paper.schedule.pace))
  }

  @Test(arguments: DemoPaper.all)
  func publishesNewStoriesWithoutChangingOldOnes(_ paper: DemoPaper) {
    let before = paper.stories(at: Self.now)
    #expect(paper.stories(at: Self.now) == before)
    let after = paper.stories(at: Self.now.adding(seconds: 2 * 86_400))
    let known = Dictionary(uniqueKeysWithValues: before.map { ($0.address, $0) })
    #expect(after.contains { known[$0.address] == nil })
    #expect(after.allSatisfy { known[$0.address] == nil || known[$0.address] == $0 })
  }

  @Test func hasNoStoriesBeforeTheFirstPaper() {
    #expect(DemoPaper.all.allSatisfy { $0.stories(at: .fixture("2019-12-31T23:59:59Z")).isEmpty })
    let first = DemoPaper.harbourPost.schedule.moment(of: 0)
    #expect(DemoPaper.harbourPost.stories(at: first).count == 1)
    #expect(DemoPaper.harbourPost.stories(at: first.adding(seconds: -1)).isEmpty)
  }

  @Test(arguments: [DemoPaper.ledgerLine, .meadowGazette])
  func twoPapersPublishSomeOfTheSameStories(_ paper: DemoPaper) {
    let others = paper.stories(at: Self.now).filter { !$0.address.contains(paper.host) }
    #expect(others.count >= 2)
    let source = DemoPaper.all.first { $0.name == paper.carried }
    for story in others {
      let original = source?.stories(at: Self.now).first { $0.address == story.address }
      #expect(original?.title == story.title)
      #expect(original.map { $0.id != story.id } == true)
    }
  }

  @Test func everyCharacterCanBeEncodedByItsPaper() {
    for paper in DemoPaper.all where paper.encoding != .utf8 {
      let text = paper.format.document(FeedIssue(paper.feed, at: Self.now))
      let bytes = paper.encoding.bytes(of: text)
      let marks = bytes.count { $0 == UInt8(ascii: "?") }
      #expect(marks == text.utf8.count { $0 == UInt8(ascii: "?") }, "\(paper.name)")
      #expect(bytes.count < text.utf8.count)
    }
  }

  @Test func findsAStoryAtItsAddressOnceItIsPublished() throws {
    let paper = DemoPaper.idleLoop
    let story = try #require(paper.stories(at: Self.now).first)
    let path = String(story.address.dropFirst("https://\(paper.host)".count))
    #expect(paper.story(at: path, by: Self.now) == story)
    let moment = try #require(story.published)
    #expect(paper.story(at: path, by: moment.adding(seconds: -1)) == nil)
    for wrong in [
      path + "x", "/stories/", "/stories/1-x", "/other", "/stories/\(Int64.max)",
      "/stories/99999999999999999999",
    ] {
      #expect(paper.story(at: wrong, by: Self.now) == nil)
    }
  }

  @Test func subscribesToAllPapersByCategory() {
    let list = DemoSubscription.all
    #expect(list.map(\.title) == DemoPaper.all.map(\.title))
    #expect(Set(list.map(\.address)).count == list.count)
    #expect(list.first?.address == "https://harbour-post.example/feed.xml")
    let opml = SubscriptionList.opml("All", list)
    #expect(opml.count(of: "xmlUrl=") == list.count)
    #expect(opml.count(of: "<outline text=") == Set(list.map(\.category)).count)
    #expect(opml.contains("text=\"Salt &amp; Ladle\""))
  }
}

/// The texts of the demo's publications as HTML and as bytes.
@Suite struct DemoPressTextTests {
  @Test(arguments: [
    ("One\ntwo.", "<p>One two.</p>"), ("A\n\nB", "<p>A</p>\n<p>B</p>"),
    ("> Said\n> so.", "<blockquote><p>Said so.</p></blockquote>"),
    ("- a\n- *b*", "<ul><li>a</li><li><em>b</em></li></ul>"),
    ("```\na < b\n  *c*\n```", "<pre><code>a &lt; b\n  *c*</code></pre>"),
    (
      "| a | b |\n| 1 | 2 |",
      "<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>"
    ),
    ("## Head", "<h2>Head</h2>"), ("Use `a*b` & go", "<p>Use <code>a*b</code> &amp; go</p>"),
    ("over *two\nlines*", "<p>over <em>two lines</em></p>"), ("", ""),
  ])
  func convertsTextToHTML(_ text: String, _ html: String) {
    #expect(StoryText.html(text) == html)
  }

  @Test func readsSeveralDrafts() {
    let drafts = StoryDraft.drafts(
      "# One & Two’s\nMira\nA summary\nof two lines.\n\nText.\n\nMore.\n\n# B\nC\nD")
    #expect(drafts.map(\.title) == ["One & Two’s", "B"])
    #expect(drafts.map(\.author) == ["Mira", "C"])
    #expect(drafts.map(\.summary) == ["A summary of two lines.", "D"])
    #expect(drafts.map(\.text) == ["Text.\n\nMore.", ""])
    #expect(drafts.map(\.slug) == ["one-twos", "b"])
  }

  @Test(
    arguments: [
      ("aé“€–œ日", [0x61, 0xE9, 0x93, 0x80, 0x96, 0x9C, 0x3F]), ("\u{A0}ÿ", [0xA0, 0xFF]),
    ] as [(String, [UInt8])])
  func encodesWindows1252InOneBytePerCharacter(_ text: String, _ bytes: [UInt8]) {
    #expect(DemoFeedEncoding.windows1252.bytes(of: text) == bytes)
  }

  // The bytes of iconv and of the Encoding Standard.
  @Test(
    arguments: [
      ("表", [0x95, 0x5C]), ("ソ", [0x83, 0x5C]), ("あん", [0x82, 0xA0, 0x82, 0xF1]),
      ("ァヶミムメ", [0x83, 0x40, 0x83, 0x96, 0x83, 0x7E, 0x83, 0x80, 0x83, 0x81]),
      ("、。「」ー", [0x81, 0x41, 0x81, 0x42, 0x81, 0x75, 0x81, 0x76, 0x81, 0x5B]),
      ("話町猫一", [0x98, 0x62, 0x92, 0xAC, 0x94, 0x4C, 0x88, 0xEA]),
      ("a?é鬱", [0x61, 0x3F, 0x3F, 0x3F]),
    ] as [(String, [UInt8])])
  func encodesShiftJISAsItsStandardDefines(_ text: String, _ bytes: [UInt8]) {
    #expect(DemoFeedEncoding.shiftJIS.bytes(of: text) == bytes)
  }
}

/// A feed of the demo that a test changes, and its documents.
@Suite struct DemoFeedTests {
  private static let story = {
    var story = DemoStory(
      "Ash & <glaze>", address: "https://kiln.example/stories/ash", summary: "A summary.",
      published: .fixture("2026-01-01T12:00:00Z"))
    story.id = "ash"
    story.html = "<p>Text with <em>stress</em>.</p>"
    story.author = "Mira Lindqvist"
    story.tags = ["Craft"]
    story.picture = "https://kiln.example/ash.svg"
    story.sound = DemoSound(address: "https://kiln.example/ash.wav", bytes: 8)
    return story
  }()

  @Test(arguments: [0, 1, 50])
  func makesTheRequestedNumberOfStories(_ count: Int) {
    let feed = DemoFeed("https://kiln.example/feed.xml", count: count)
    let stories = feed.stories(at: .fixture())
    #expect(stories.count == count)
    #expect(Set(stories.map(\.address)).count == count)
    #expect(
      stories == DemoFeed("https://kiln.example/feed.xml", count: count).stories(at: .fixture()))
    let moments = stories.compactMap(\.published)
    #expect(zip(moments, moments.dropFirst()).allSatisfy { $0 > $1 })
    #expect(moments.allSatisfy { $0 < .fixture() })
  }

  @Test func distributesFeedsOverTheirHosts() {
    let feeds = DemoFeed.many(5, stories: 3, hosts: 2) { $0 == 4 ? .silent : .usual }
    #expect(
      feeds.map(\.address) == [
        "https://host1.example/1.xml", "https://host2.example/2.xml",
        "https://host1.example/3.xml", "https://host2.example/4.xml",
        "https://host1.example/5.xml",
      ])
    #expect(feeds.map(\.manner) == [.usual, .usual, .usual, .silent, .usual])
    #expect(feeds.allSatisfy { $0.stories(at: .fixture()).count == 3 })
    #expect(Set(feeds.flatMap { $0.stories(at: .fixture()).map(\.address) }).count == 15)
  }

  @Test func publishesAStoryBeforeTheOthers() {
    let feed = DemoFeed("https://kiln.example/feed.xml", count: 2)
    feed.publish(DemoStory("New", address: "https://kiln.example/new", published: nil))
    feed.publish(Self.story)
    #expect(
      feed.stories(at: .fixture()).map(\.address) == [
        Self.story.address, "https://kiln.example/new", "https://kiln.example/feed/2",
        "https://kiln.example/feed/1",
      ])
  }

  @Test(
    arguments: [
      (.rss2, "<guid isPermaLink=\"false\">ash</guid>", "<pubDate>Thu, 01 Jan 2026 12:00:00 GMT"),
      (.rss091, "<rss version=\"0.91\">", "<description>A summary.</description>"),
      (.rss1, "rdf:resource=\"https://kiln.example/stories/ash\"", "<dc:date>2026-01-01T12:00:00Z"),
      (.atom, "xml:base=\"https://kiln.example/stories/\"", "href=\"ash\""),
      (.atom03, "<issued>2026-01-01T12:00:00Z</issued>", "&lt;p&gt;Text with &lt;em&gt;"),
      (.jsonFeed, "\"content_html\":\"<p>Text", "\"date_published\":\"2026-01-01T12:00:00Z\""),
    ] as [(DemoFeedFormat, String, String)])
  func writesAStoryWithTheElementsOfItsFormat(
    _ format: DemoFeedFormat, _ part: String, _ other: String
  ) {
    let text = format.document(FeedIssue(Self.feed([Self.story], format), at: .fixture()))
    #expect(text.contains(part) && text.contains(other), "\(text)")
    let title = format == .jsonFeed ? "\"Ash & <glaze>\"" : ">Ash &amp; &lt;glaze&gt;<"
    #expect(text.contains(title))
  }

  @Test(arguments: DemoFeedFormat.allCases)
  func leavesOutMissingParts(_ format: DemoFeedFormat) {
    var bare = DemoStory("Bare", address: "https://kiln.example/bare", published: nil)
    bare.id = nil
    let text = format.document(FeedIssue(Self.feed([bare], format), at: .fixture()))
    for word in [
      "guid", "<id></id>", "pubDate", "dc:date", "issued", "author", "enclosure", "\"id\"",
    ] {
      #expect(!text.contains(word), "\(word)")
    }
    #expect(text.contains("Bare"))
  }

  @Test func allStoriesOfAFeedMayShareAnIdentifier() {
    let text = Self.quirky([.sharedIDs])
    #expect(text.count(of: "<guid isPermaLink=\"false\">kiln.example</guid>") == 2)
  }

  @Test func aFeedMayBeMalformed() {
    let text = Self.quirky([.notWellFormed])
    #expect(text.contains("<title>Ash & &lt;glaze"))
    #expect(text.contains("&nbsp;<br></description>"))
    #expect(!text.contains("</channel>"))
  }

  private static func quirky(_ quirks: Set<DemoFeedQuirk>) -> String {
    let feed = DemoFeed(
      "https://kiln.example/feed.xml", title: "Kiln", summary: "", language: "en", format: .rss2,
      encoding: .utf8, quirks: quirks,
      source: .brought([story, .invented(1, in: "kiln.example/feed.xml")]), manner: .usual)
    return DemoFeedFormat.rss2.document(FeedIssue(feed, at: .fixture()))
  }

  private static func feed(_ stories: [DemoStory], _ format: DemoFeedFormat = .rss2) -> DemoFeed {
    DemoFeed("https://kiln.example/feed.xml", format: format, stories: stories)
  }
}
