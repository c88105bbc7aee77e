import CoreDomain
import CoreTesting
import NewsDomain
import NewsRepository
import NewsTesting
import Testing

/// A repository with a web, a store and a clock that a test controls. Its functions take what a user
/// would type.
struct StoryWorld {
  let web = InMemoryFeedSource()
  let leases = InMemoryWorkLeases()
  /// The pauses while another program has a lease.
  let pauses = InstantSleeper(isHeld: true)
  let store: InMemoryStoryStore
  let clock = SettableWallClock(Story.fixtureTime())
  let lists: StubFeedListFormat
  let identifiers: any IdentifierSource
  let repository: any StoryRepository

  /// - Parameters:
  ///   - feeds: The content of documents that are feeds, by their text.
  ///   - pages: The links of documents that are pages, by their text.
  init(
    feeds: [String: ParsedFeed] = [:], pages: [String: [FeedLink]] = [:],
    lists: StubFeedListFormat = StubFeedListFormat(), retention: StoryRetention = .usual,
    identifiers: any IdentifierSource = SequentialIdentifierSource()
  ) {
    self.lists = lists
    self.identifiers = identifiers
    store = InMemoryStoryStore(leases: leases)
    repository = DefaultStoryRepository(
      store: store, source: web, reading: StubFeedReading(feeds: feeds, pages: pages),
      lists: lists, retention: retention,
      leasing: .fixture(leases, clock: clock, sleeper: pauses), clock: clock,
      identifiers: identifiers, tracer: .off)
  }

  /// Subscribes to feeds.
  func subscribe(_ feeds: NewsFeed...) async throws {
    #expect(try await store.add(feeds).count == feeds.count)
  }

  /// Stores an entry of a feed without a request.
  func take(_ entry: ParsedEntry, of feed: NewsFeed) async throws {
    let lease = try await WorkLease.fixture(WorkName("News", feed.address.host), of: leases)
    _ = try await store.merge(
      [entry], of: feed, at: clock.now, identifiers: identifiers, under: lease)
    try await leases.release(lease.work, of: lease.token)
  }

  /// Fetches the named feeds, or all of them.
  @discardableResult
  func refresh(_ names: String..., demand: FeedDemand = .byHand) async throws -> RefreshReport {
    let feeds = names.isEmpty ? nil : try await repository.feeds(names.map { .fixture($0) })
    return try await repository.refresh(feeds, demand) { _ in }
  }

  /// Returns the titles of the stories, newest first.
  func titles() async throws -> [String] {
    try await page().headlines.map(\.title)
  }

  func page(_ form: StoryListForm = StoryListForm()) async throws -> StoryPage {
    var question = try form.question()
    if !form.feed.isEmpty { question.feed = try await repository.feed(.fixture(form.feed)).id }
    return try await repository.page(question)
  }

  func add(_ address: String, category: String = "") async throws -> AddedFeed {
    let form = NewsFeedForm(address: address, category: category)
    let subscription = try form.subscription(by: .fixture)
    return try await repository.add(subscription.address, category: subscription.category)
  }

  /// Returns the feed that a text means.
  func feed(_ typed: String) async throws -> NewsFeed {
    try await repository.feed(.fixture(typed))
  }

  func preview(_ address: WebAddress) async throws -> ParsedFeed {
    try await repository.preview(address)
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
