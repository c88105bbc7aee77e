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
      path + "x", "/stories/", "/stories/1-x", "/other", "/stories/99999999999999999999",
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
