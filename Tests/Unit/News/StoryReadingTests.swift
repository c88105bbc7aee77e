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
  func aFeedIsShownByWhateverItIsCalled() async throws {
    let world = try await twoFeeds()
    for name in ["f1", harbour.text, "tidewater"] {
      let page = try await world.repository.page(StoryListForm(feed: name))
      #expect(page.headlines.map(\.title) == ["Harbour reopens"])
    }
    await #expect(throws: StoryFailure.unknownFeed("Glaze")) {
      try await world.repository.page(StoryListForm(feed: "Glaze"))
    }
  }

  @Test
  func aStoryIsReadAndStarredAndNoOtherOne() async throws {
    let world = try await twoFeeds()
    let first = try #require(
      try await world.repository.page(StoryListForm()).headlines.first)
    try await world.repository.mark(first.id, asRead: true)
    try await world.repository.star(first.id, true)
    let story = try await world.repository.story(first.id)
    #expect(story.isRead && story.isStarred)
    let unread = try await world.repository.page(StoryListForm(isUnreadOnly: true))
    #expect(unread.headlines.count == 1 && unread.headlines.first?.id != first.id)
  }

  @Test(arguments: [("tidewater", "", 1), ("", "World", 1), ("", "", 2), ("", "Science", 0)])
  func whatIsMarkedAsReadIsOfTheFeedOrTheCategoryOrAll(
    _ feed: String, _ category: String, _ count: Int
  ) async throws {
    let world = try await twoFeeds()
    #expect(try await world.repository.markRead(feed: feed, category: category) == count)
    let unread = try await world.repository.page(StoryListForm(isUnreadOnly: true))
    #expect(unread.headlines.count == 2 - count)
  }

  @Test
  func aFilterHidesUntilItIsRemoved() async throws {
    let world = try await twoFeeds()
    let filter = try await world.repository.add(
      NewsFilterForm(verdict: "block", field: "title", value: "HARBOUR"))
    #expect(try await world.repository.filters() == [filter])
    #expect(try await world.titles() == ["Bridge closed"])
    try await world.repository.removeFilter("\(filter.id.raw)")
    #expect(try await world.titles().count == 2)
  }

  @Test(arguments: ["", "one", "1.5"])
  func whatIsNoNumberOfAFilterIsRefused(_ number: String) async throws {
    let world = StoryWorld()
    await #expect(
      throws: StoryFailure.malformed(
        number, reason: "give the number of a filter, as the list shows it.")
    ) { try await world.repository.removeFilter(number) }
  }

  @Test
  func theNumbersOfFeedsAreThoseOfTheirStories() async throws {
    let world = try await twoFeeds()
    #expect(try await world.repository.feeds().map(\.unread) == [1, 1])
  }

  @Test
  func aRemovedFeedTakesItsStoriesAlong() async throws {
    let world = try await twoFeeds()
    #expect(try await world.repository.remove("Tidewater").id.raw == "f1")
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
