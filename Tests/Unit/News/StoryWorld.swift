import CoreDomain
import CoreTesting
import NewsDomain
import NewsRepository
import NewsTesting
import Testing

/// A repository with a web, a store and a clock that a test controls.
struct StoryWorld {
  let web = InMemoryFeedSource()
  let store = InMemoryStoryStore()
  let clock = SettableWallClock(Story.fixtureTime())
  let lists: StubFeedListFormat
  let repository: any StoryRepository

  /// - Parameters:
  ///   - feeds: The content of documents that are feeds, by their text.
  ///   - pages: The links of documents that are pages, by their text.
  init(
    feeds: [String: ParsedFeed] = [:], pages: [String: [FeedLink]] = [:],
    lists: StubFeedListFormat = StubFeedListFormat()
  ) {
    self.lists = lists
    repository = PortedStoryRepository(
      store: store, source: web, reading: StubFeedReading(feeds: feeds, pages: pages),
      lists: lists, hosts: FoundationHostNaming(), clock: clock,
      identifiers: SequentialIdentifierSource())
  }

  /// Subscribes to feeds.
  func subscribe(_ feeds: NewsFeed...) async throws {
    #expect(try await store.add(feeds).count == feeds.count)
  }

  /// Fetches the named feeds, or all of them.
  @discardableResult
  func refresh(_ names: String..., demand: FeedDemand = .byHand) async throws -> RefreshReport {
    try await repository.refresh(names, demand) { _ in }
  }

  /// Returns the titles of the stories, newest first.
  func titles() async throws -> [String] {
    try await repository.page(StoryListForm()).headlines.map(\.title)
  }
}

extension NewsFeed {
  /// A feed that was never fetched; its title is its host.
  static func unfetched(_ id: String, _ address: String) -> NewsFeed {
    let address = WebAddress.fixture(address)
    return NewsFeed(
      id: NewsFeed.ID(id), address: address, title: address.host, addedAt: Story.fixtureTime())
  }
}
