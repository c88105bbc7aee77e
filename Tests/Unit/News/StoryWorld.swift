import CoreDomain
import CoreTesting
import NewsDomain
import NewsRepository
import NewsTesting
import Testing

/// A repository over a web, a store and a clock that a test holds in its hands.
struct StoryWorld {
  let web = InMemoryFeedSource()
  let store = InMemoryStoryStore()
  let clock = SettableWallClock(Story.fixtureTime())
  let lists: StubFeedListFormat
  let repository: any StoryRepository

  /// - Parameters:
  ///   - feeds: what the documents say that are feeds, by their text.
  ///   - pages: where the documents lead that are pages, by their text.
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

  /// Subscribes to feeds, which are called by their addresses' hosts before they came.
  func subscribe(_ feeds: NewsFeed...) async throws {
    #expect(try await store.add(feeds).count == feeds.count)
  }

  /// Fetches feeds, all where none is named.
  @discardableResult
  func refresh(_ names: String..., demand: FeedDemand = .byHand) async throws -> RefreshReport {
    try await repository.refresh(names, demand) { _ in }
  }

  /// The titles of the stories, newest first.
  func titles() async throws -> [String] {
    try await repository.page(StoryListForm()).headlines.map(\.title)
  }
}

extension NewsFeed {
  /// A feed that is called by its host, as one that nobody has fetched.
  static func unfetched(_ id: String, _ address: String) -> NewsFeed {
    let address = WebAddress.fixture(address)
    return NewsFeed(
      id: NewsFeed.ID(id), address: address, title: address.host, addedAt: Story.fixtureTime())
  }
}
