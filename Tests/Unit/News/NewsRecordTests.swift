import CoreDomain
import CoreTesting
import NewsDomain
import NewsTesting
import Testing

@testable import CoreWeb
@testable import NewsWeb

/// The JSON forms always have all members, in lists and alone.
@Suite struct NewsRecordTests {
  @Test func aStoryAlwaysHasAllMembers() throws {
    let bare = Story(id: Story.ID("s1"), title: "T", arrivedAt: Story.fixtureTime())
    let whole = Story.fixture(
      link: "https://paper.example/1", summary: CleanHTML(plain: "S"),
      content: CleanHTML(plain: "C"))
    let names = try memberNames(of: StoryRecord(whole.changed(at: Story.fixtureTime(1))))
    #expect(try memberNames(of: StoryRecord(bare)) == names)
    #expect(try described.members(of: "Story") == names)
    #expect(try described.requiredMembers(of: "Story") == names)
  }

  @Test func aStoryOfAListAlwaysHasAllMembers() throws {
    let names = try memberNames(
      of: StoryHeadlineRecord(.fixture(link: "https://paper.example/1")))
    #expect(try memberNames(of: StoryHeadlineRecord(.fixture())) == names)
    #expect(try described.members(of: "StoryHeadline") == names)
    #expect(try described.requiredMembers(of: "StoryHeadline") == names)
  }

  @Test func aDetailHasTheMembersOfAList() throws {
    let list = Set(try memberNames(of: StoryHeadlineRecord(.fixture())))
    let detail = Set(try memberNames(of: StoryRecord(.fixture())))
    #expect(list.subtracting(detail) == ["date", "excerpt"])
  }

  @Test func aListAlwaysHasAllMembers() throws {
    let next = StoryPosition(sortedAt: Story.fixtureTime(), id: Story.ID("s1"))
    let whole = StoryPage(headlines: [], next: next, fetchedAt: Story.fixtureTime())
    let names = try memberNames(of: StoryListRecord(whole))
    #expect(try memberNames(of: StoryListRecord(StoryPage(headlines: []))) == names)
    #expect(try described.requiredMembers(of: "StoryList") == names)
  }

  @Test func aTabAlwaysHasAllMembers() throws {
    let names = try memberNames(of: NewsTabRecord(NewsTab(category: .fixture(), unread: 1)))
    #expect(try memberNames(of: NewsTabRecord(NewsTab(category: nil, unread: 1))) == names)
  }

  @Test func aFeedHasTheSameMembersInAListAndByItself() throws {
    let names = try memberNames(
      of: NewsFeedRecord(NewsFeedOverview(feed: .fixture(), unread: 1, stories: 2)))
    #expect(try memberNames(of: NewsFeedRecord(.fixture())) == names)
    #expect(try described.members(of: "StorySource") == names)
    #expect(try described.requiredMembers(of: "StorySource") == names)
  }

  @Test func theNextFetchIsAfterThePauseThatTheServerAskedFor() {
    let (next, later) = (Story.fixtureTime(2), Story.fixtureTime(4))
    let waiting = NewsFeed.fixture(fetchState: FetchState(nextAt: next))
    let paused = NewsFeed.fixture(fetchState: FetchState(nextAt: next, pausedUntil: later))
    #expect(NewsFeedRecord(waiting).next == next.iso8601WithMilliseconds)
    #expect(NewsFeedRecord(paused).next == later.iso8601WithMilliseconds)
  }

  @Test func anOutcomeAlwaysHasAllMembers() throws {
    let records = [FeedOutcome.Result.unchanged, .paused(until: Story.fixtureTime())].map {
      NewsOutcomeRecord(FeedOutcome(feed: NewsFeed.ID("f1"), title: "T", result: $0))
    }
    let names = try records.map { try memberNames(of: $0) }
    #expect(names[0] == names[1])
    #expect(try described.requiredMembers(of: "StoryOutcome") == names[0])
  }

  @Test func anAuthorAndAFileAlwaysHaveAllMembers() throws {
    let author = try #require(StoryAuthor(name: "Ada"))
    #expect(try memberNames(of: StoryAuthorRecord(author)) == ["email", "name", "uri"])
    let file = StoryEnclosure(address: .fixture("https://paper.example/1"))
    #expect(try memberNames(of: StoryEnclosureRecord(file)) == ["length", "type", "url"])
    #expect(try described.requiredMembers(of: "StoryAuthor") == ["email", "name", "uri"])
    #expect(try described.requiredMembers(of: "StoryEnclosure") == ["length", "type", "url"])
  }

  @Test func theDescriptionOfAPreviewHasAllMembers() throws {
    let feed = ParsedFeed(format: .rss20, entries: [])
    let names = try memberNames(of: FeedPreviewRecord(feed))
    #expect(try described.requiredMembers(of: "StoryPreview") == names)
    let entry = try memberNames(of: FeedPreviewRecord.Entry(ParsedEntry()))
    #expect(try described.requiredMembers(of: "StoryPreviewEntry") == entry)
  }

  private var described: DescribedOperations {
    get throws {
      try DescribedOperations(OpenAPI([NewsWebFeature().served(StubNewsScreens()).api]).bytes)
    }
  }
}

extension Story {
  /// Returns a copy with a time of change.
  fileprivate func changed(at moment: Timestamp) -> Story {
    Story(
      id: id, title: title, link: link, authors: authors, summary: summary, content: content,
      published: published, updated: moment, arrivedAt: arrivedAt, carriers: carriers)
  }
}
