import CoreDomain
import CoreTesting
import NewsDomain
import NewsTesting
import Testing

/// Reading, marking, starring and filtering stored stories.
struct StoryReadingTests {
  private let harbour = WebAddress.fixture("https://tidewater.example/feed.xml")
  private let kiln = WebAddress.fixture("https://kiln.example/feed.xml")

  @Test
  func listsTheStoriesOfAFeedByAnyReference() async throws {
    let world = try await twoFeeds()
    for name in ["f1", harbour.text, "tidewater"] {
      let page = try await world.page(StoryListForm(feed: name))
      #expect(page.headlines.map(\.title) == ["Harbour reopens"])
    }
    await #expect(throws: StoryFailure.unknownFeed("Glaze")) {
      try await world.page(StoryListForm(feed: "Glaze"))
    }
  }

  @Test
  func marksAndStarsOneStory() async throws {
    let world = try await twoFeeds()
    let first = try #require(
      try await world.page().headlines.first)
    try await world.repository.mark(first.id, asRead: true)
    try await world.repository.star(first.id, true)
    let story = try await world.repository.story(first.id, of: nil)
    #expect(story.isRead && story.isStarred)
    let unread = try await world.page(StoryListForm(isUnreadOnly: true))
    #expect(unread.headlines.count == 1 && unread.headlines.first?.id != first.id)
  }

  @Test(
    arguments: [
      (.feed(NewsFeed.ID("f1")), 1), (.category(.fixture("World")), 1), (.everything, 2),
      (.category(.fixture("Science")), 0),
    ] as [(ReadingScope, Int)])
  func marksTheStoriesOfAFeedOrACategoryOrAllAsRead(
    _ scope: ReadingScope, _ count: Int
  ) async throws {
    let world = try await twoFeeds()
    #expect(try await world.repository.markRead(scope) == count)
    let unread = try await world.page(StoryListForm(isUnreadOnly: true))
    #expect(unread.headlines.count == 2 - count)
  }

  @Test
  func hidesStoriesUntilTheFilterIsRemoved() async throws {
    let world = try await twoFeeds()
    try await world.repository.add(.block, .title(.fixture("HARBOUR")))
    let filter = try #require(try await world.repository.filters().first)
    #expect(filter.test == .title(.fixture("HARBOUR")))
    #expect(try await world.titles() == ["Bridge closed"])
    try await world.repository.removeFilter(filter.id)
    #expect(try await world.titles().count == 2)
  }

  @Test
  func findsAStoryByItsIdentifierOrTheStartOfIt() async throws {
    let world = StoryWorld(
      feeds: ["one": .fixture(.fixture(id: "1", title: "Harbour reopens"))],
      identifiers: SequentialIdentifierSource(prefix: "story"))
    world.web.change { $0.publish("one", at: harbour) }
    try await world.subscribe(.fixture(id: "f1", address: harbour.text))
    try await world.refresh()
    for typed in ["story1", "story", "stor"] {
      let story = try await world.repository.story(.identifier(typed))
      #expect(story.title == "Harbour reopens")
    }
    for typed in ["story2", "sto", "STORY"] {
      await #expect(throws: StoryFailure.notFound(Story.ID(typed))) {
        try await world.repository.story(.identifier(typed))
      }
    }
  }

  @Test
  func findsAStoryByItsLinkUnlessAnotherHasIt() async throws {
    let link = WebAddress.fixture("https://tidewater.example/bridge")
    let one = ParsedEntry.fixture(id: "1", title: "Bridge closed", link: link.text)
    let world = StoryWorld(feeds: [
      "one": .fixture(one),
      "two": .fixture(one, .fixture(id: "2", title: "Bridge opened", link: link.text)),
    ])
    world.web.change { $0.publish("one", at: harbour) }
    try await world.subscribe(.fixture(id: "f1", address: harbour.text))
    await #expect(throws: StoryFailure.linkNotFound(link)) {
      try await world.repository.story(.link(link))
    }
    try await world.refresh()
    #expect(try await world.repository.story(.link(link)).title == "Bridge closed")
    world.web.change { $0.publish("two", at: harbour) }
    world.clock.set(Story.fixtureTime(60))
    try await world.refresh()
    let both = try await world.store.choices(at: link, limit: 9)
    #expect(both.count == 2)
    await #expect(throws: StoryFailure.ambiguous(IdentifierChoices(link.text, both))) {
      try await world.repository.story(.link(link))
    }
  }

  @Test
  func countsTheUnreadStoriesOfEachFeed() async throws {
    let world = try await twoFeeds()
    #expect(try await world.repository.feeds().map(\.unread) == [1, 1])
  }

  @Test
  func removesTheStoriesOfARemovedFeed() async throws {
    let world = try await twoFeeds()
    try await world.repository.remove(try await world.feed("Tidewater").id)
    #expect(try await world.titles() == ["Bridge closed"])
  }

  /// Two feeds with one story each; the first feed is in the category “World”.
  private func twoFeeds() async throws -> StoryWorld {
    let world = StoryWorld(feeds: [
      "one": .fixture(.fixture(id: "1", title: "Harbour reopens", seconds: -9)),
      "two": .fixture(.fixture(id: "1", title: "Bridge closed", seconds: -8)),
    ])
    world.web.change {
      $0.publish("one", at: harbour)
      $0.publish("two", at: kiln)
    }
    try await world.subscribe(
      .fixture(id: "f1", address: harbour.text, title: "Tidewater", category: "World"),
      .fixture(id: "f2", address: kiln.text, title: "Kiln"))
    try await world.refresh()
    return world
  }
}
