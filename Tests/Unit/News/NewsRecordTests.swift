import CoreDomain
import CoreTesting
import FoundationEssentials
import NewsDomain
import NewsTesting
import Testing

@testable import CoreWeb
@testable import NewsWeb

/// The JSON forms always have all members, in lists and alone.
@Suite struct NewsRecordTests {
  @Test(
    arguments: [
      ("Story", [StoryRecord(.bare), StoryRecord(.whole)]),
      (
        "StoryHeadline",
        [
          StoryHeadlineRecord(.fixture()),
          StoryHeadlineRecord(.fixture(link: "https://paper.example/1")),
        ]
      ),
      (
        "StoryList",
        [
          StoryListRecord(StoryPage(headlines: [])),
          StoryListRecord(
            StoryPage(
              headlines: [], next: StoryPosition(.fixture()), fetchedAt: Timestamp.fixture())),
        ]
      ),
      (
        "StorySource",
        [
          NewsFeedRecord(.fixture()),
          NewsFeedRecord(NewsFeedOverview(feed: .fixture(), unread: 1, stories: 2)),
        ]
      ),
      (
        "StoryOutcome",
        [
          NewsOutcomeRecord(.fixture(.unchanged)),
          NewsOutcomeRecord(.fixture(.paused(until: Timestamp.fixture()))),
        ]
      ),
      ("StoryAuthor", [StoryAuthorRecord(.fixture(name: "Ada"))]),
      ("StoryEnclosure", [StoryEnclosureRecord(StoryEnclosure(address: .fixture()))]),
      ("StoryPreview", [FeedPreviewRecord(ParsedFeed(format: .rss20, entries: []))]),
      ("StoryPreviewEntry", [FeedPreviewRecord.Entry(ParsedEntry())]),
    ] as [(String, [any Encodable & Sendable])])
  func everyRecordHasTheMembersOfItsDescription(
    _ name: String, _ records: [any Encodable & Sendable]
  ) throws {
    let described = try DescribedOperations(
      OpenAPI([NewsWebFeature().served(StubNewsScreens()).api]).bytes)
    for record in records {
      let members = try memberNames(of: record)
      #expect(described.requiredMembers(of: name) == members)
      #expect(described.members(of: name) == members)
    }
  }

  @Test func aDetailHasTheMembersOfAList() throws {
    let list = Set(try memberNames(of: StoryHeadlineRecord(.fixture())))
    let detail = Set(try memberNames(of: StoryRecord(.fixture())))
    #expect(list.subtracting(detail) == ["date", "excerpt"])
  }

  @Test func anOutcomeNamesTheOtherFeedToWhichItsFeedRedirects() {
    let record = NewsOutcomeRecord(
      .fixture("A", .unchanged, redirectedTo: .fixture("https://b.example/feed")))
    #expect(record.redirectedTo == "https://b.example/feed" && record.movedTo == nil)
  }

  @Test func theNextFetchIsAfterThePauseThatTheServerAskedFor() {
    let (next, later) = (Timestamp.fixture(2), Timestamp.fixture(4))
    let waiting = NewsFeed.fixture(fetchState: FetchState(nextAt: next))
    let paused = NewsFeed.fixture(fetchState: FetchState(nextAt: next, pausedUntil: later))
    #expect(NewsFeedRecord(waiting).next == next.iso8601WithMilliseconds)
    #expect(NewsFeedRecord(paused).next == later.iso8601WithMilliseconds)
  }
}

extension Story {
  fileprivate static let bare = Story(
    id: Story.ID("s1"), title: "T", arrivedAt: Timestamp.fixture())

  fileprivate static let whole = Story(
    id: Story.ID("s1"), title: "T", link: .fixture(), summary: CleanHTML(plain: "S"),
    content: CleanHTML(plain: "C"), published: Timestamp.fixture(),
    updated: Timestamp.fixture(1), arrivedAt: Timestamp.fixture(), carriers: [.fixture()])
}

/// The JSON form of a feed always has all members.
@Suite struct FeedPreviewRecordTests {
  @Test func encodesMissingValuesAsNull() throws {
    let feed = ParsedFeed(format: .rss20, entries: [ParsedEntry()])
    #expect(
      try printedJSON(FeedPreviewRecord(feed)) == """
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
      try printedJSON(FeedPreviewRecord(feed)) == """
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
