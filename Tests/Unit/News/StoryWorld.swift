import CoreDomain
import CoreTesting
import NewsDomain
import NewsRepository
import NewsRouter
import NewsTesting
import NewsViewModel
import Testing

/// A repository with a web, a store and a clock that a test controls. Its functions take what a user
/// would type.
struct StoryWorld {
  let web = InMemoryFeedSource()
  let leases = InMemoryWorkLeases()
  /// The pauses while another program has a lease.
  let pauses = InstantSleeper(isHeld: true)
  let store: InMemoryStoryStore
  let clock = SettableWallClock(Timestamp.fixture())
  let lists: StubFeedListFormat
  let identifiers: any IdentifierSource
  let repository: any StoryRepository

  /// - Parameters:
  ///   - feeds: The content of documents that are feeds, by their text.
  ///   - pages: The links of documents that are pages, by their text.
  ///   - address: The address at which the document “one” is published.
  ///   - reading: A parser that replaces `feeds` and `pages`.
  ///   - gate: Awaited before each merge of the store.
  init(
    feeds: [String: ParsedFeed] = [:], pages: [String: [FeedLink]] = [:],
    at address: WebAddress? = nil, reading: (any FeedReading)? = nil,
    lists: StubFeedListFormat = StubFeedListFormat(),
    retention: StoryRetention = .usual,
    identifiers: any IdentifierSource = SequentialIdentifierSource(),
    merging gate: @escaping @Sendable () async -> Void = {}
  ) {
    self.lists = lists
    self.identifiers = identifiers
    store = InMemoryStoryStore(leases: leases, waitingFor: gate)
    repository = DefaultStoryRepository(
      store: store, source: web, reading: reading ?? StubFeedReading(feeds: feeds, pages: pages),
      lists: lists, retention: retention,
      leasing: .fixture(leases, clock: clock, sleeper: pauses), clock: clock,
      identifiers: identifiers, tracer: .off)
    if let address { web.change { $0.publish("one", at: address) } }
  }

  func subscribe(_ feeds: NewsFeed...) async throws {
    #expect(try await store.add(feeds).count == feeds.count)
  }

  /// Subscribes to feeds that were never fetched; their identifiers are `f0`, `f1` and so on.
  func subscribe(to addresses: [WebAddress]) async throws {
    for (index, address) in addresses.enumerated() {
      try await subscribe(.unfetched("f\(index)", address.text))
    }
  }

  /// Stores an entry of a feed without a request.
  func take(_ entry: ParsedEntry, of feed: NewsFeed) async throws {
    let lease = try await WorkLease.fixture(WorkName("News", feed.address.host), of: leases)
    _ = try await store.merge(
      [entry], of: feed, at: clock.now, identifiers: identifiers, under: lease)
    try await leases.release(lease.work, of: lease.token)
  }

  /// Fetches the named feeds, or all of them. If `seconds` are given, sets the clock first.
  @discardableResult
  func refresh(
    _ names: String..., demand: FeedDemand = .byHand, at seconds: Int64? = nil
  ) async throws -> RefreshReport {
    if let seconds { clock.set(Timestamp.fixture(seconds)) }
    let feeds = names.isEmpty ? nil : try await repository.feeds(names.map { .fixture($0) })
    return try await repository.refresh(feeds, demand) { _ in }
  }

  /// Returns the titles of the stories, newest first.
  func titles() async throws -> [String] {
    try await page().headlines.map(\.title)
  }

  func page() async throws -> StoryPage {
    try await repository.page(StoryQuestion())
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
      id: NewsFeed.ID(id), address: address, title: address.host, addedAt: Timestamp.fixture())
  }
}

extension StubStoryRepository {
  /// The questions of the calls for a page, in order.
  var questions: [StoryQuestion] {
    calls.compactMap { call in
      if case .page(let question) = call { question } else { nil }
    }
  }
}

extension DefaultNewsScreens {
  /// Creates the screens as in the apps.
  init(repository: StubStoryRepository) {
    self.init(stored: repository, over: repository)
  }

  init(_ world: StoryWorld) {
    self.init(stored: world.store, over: world.repository)
  }

  private init(stored: any StoredStories, over repository: any StoryRepository) {
    self.init(
      stored: stored, repository: repository, rules: .fixture,
      context: ScreenContext(routes: NewsRouteMap.self))
  }
}
