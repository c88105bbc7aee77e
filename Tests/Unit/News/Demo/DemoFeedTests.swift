import CoreDomain
import CoreTesting
import Testing

@testable import CoreDemo
@testable import NewsDemo

/// A feed of the demo that a test changes, and its documents.
@Suite struct DemoFeedTests {
  private static let story = DemoStory(
    "Ash & <glaze>", address: "https://kiln.example/stories/ash", id: "ash", summary: "A summary.",
    html: "<p>Text with <em>stress</em>.</p>", author: "Mira Lindqvist",
    published: .fixture("2026-01-01T12:00:00Z"), tags: ["Craft"],
    picture: "https://kiln.example/ash.svg",
    sound: DemoSound(address: "https://kiln.example/ash.wav", bytes: 8))

  @Test func publishesEditsAndWithdrawsStories() {
    let feed = Self.feed([Self.story])
    feed.publish(DemoStory("New", address: "https://kiln.example/new", published: nil))
    #expect(feed.titles == ["New", "Ash & <glaze>"])
    feed.edit(Self.story.address) { $0.title = "Ash, corrected" }
    #expect(feed.titles == ["New", "Ash, corrected"])
    feed.withdraw("https://kiln.example/new")
    #expect(feed.titles == ["Ash, corrected"])
  }

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

  @Test func changesGeneratedStoriesToo() {
    let feed = DemoFeed("https://kiln.example/feed.xml", count: 3)
    feed.withdraw("https://kiln.example/feed/2")
    feed.publish(Self.story)
    #expect(
      feed.stories(at: .fixture()).map(\.address) == [
        Self.story.address, "https://kiln.example/feed/3", "https://kiln.example/feed/1",
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
      encoding: .utf8, quirks: quirks, manner: .usual
    ) { _ in [story, .invented(1, in: "kiln.example/feed.xml")] }
    return DemoFeedFormat.rss2.document(FeedIssue(feed, at: .fixture()))
  }

  private static func feed(_ stories: [DemoStory], _ format: DemoFeedFormat = .rss2) -> DemoFeed {
    DemoFeed("https://kiln.example/feed.xml", format: format, stories: stories)
  }
}

extension DemoFeed {
  fileprivate var titles: [String] { stories(at: .fixture()).map(\.title) }
}
