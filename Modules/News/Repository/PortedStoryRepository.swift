public import CoreDomain
public import NewsDomain

/// The default repository of news, on top of the feature's ports.
public struct PortedStoryRepository: StoryRepository {
  let store: any StoryStore
  let fetching: FeedFetching
  let lists: any FeedListFormat
  let naming: FeedNaming
  private let clock: any WallClock

  /// - Parameters:
  ///   - hosts: Normalizes host names in addresses that users type.
  public init(
    store: any StoryStore, source: any FeedSource, reading: any FeedReading,
    lists: any FeedListFormat, hosts: any HostNaming, clock: any WallClock,
    identifiers: any IdentifierSource
  ) {
    self.store = store
    self.lists = lists
    self.clock = clock
    naming = FeedNaming(hosts: hosts)
    fetching = FeedFetching(
      store: store, source: LanedFeedSource(source), reading: reading, clock: clock,
      identifiers: identifiers)
  }

  // MARK: Stories

  public func page(_ form: StoryListForm) async throws(StoryFailure) -> StoryPage {
    let feed = form.feed.isEmpty ? nil : try await named(form.feed).id
    return try await store.page(try form.question(of: feed), at: clock.now)
  }

  public func story(_ id: Story.ID, of feed: String) async throws(StoryFailure) -> Story {
    try await store.story(id, of: feed.isEmpty ? nil : try await named(feed).id)
  }

  public func story(meantBy typed: String) async throws(StoryFailure) -> Story {
    let text = DisplayText.trimmed(typed)
    // Identifiers do not contain colons.
    guard !text.utf8.contains(UInt8(ascii: ":")) else { return try await story(at: text) }
    let id = Story.ID(text)
    do throws(StoryFailure) {
      return try await store.story(id)
    } catch {
      guard error == .notFound(id), let start = IdentifierStart(text) else { throw error }
      let found = try await store.choices(of: start, limit: IdentifierStart.asked)
      return try await story(start.match(among: found), orElse: error)
    }
  }

  private func story(at typed: String) async throws(StoryFailure) -> Story {
    let link = try naming.address(typed)
    let found = try await store.choices(at: link, limit: IdentifierStart.asked)
    let match: IdentifierMatch =
      found.count > 1
      ? .several(IdentifierChoices(typed, found)) : found.first.map { .one($0.id) } ?? .none
    return try await story(match, orElse: .linkNotFound(link))
  }

  private func story(
    _ match: IdentifierMatch, orElse failure: StoryFailure
  ) async throws(StoryFailure) -> Story {
    switch match {
    case .none: throw failure
    case .one(let id): try await store.story(Story.ID(id))
    case .several(let choices): throw .ambiguous(choices)
    }
  }

  public func mark(_ id: Story.ID, asRead isRead: Bool) async throws(StoryFailure) {
    try await store.mark([id], asRead: isRead)
  }

  public func markRead(feed: String, category: String) async throws(StoryFailure) -> Int {
    if !feed.isEmpty { return try await store.markRead(.feed(try await named(feed).id)) }
    let category = try NewsCategory.typed(category)
    return try await store.markRead(category.map { .category($0) } ?? .everything)
  }

  public func star(_ id: Story.ID, _ isStarred: Bool) async throws(StoryFailure) {
    try await store.star(id, isStarred)
  }

  // MARK: Filters

  public func filters() async throws(StoryFailure) -> [NewsFilter] {
    try await store.filters()
  }

  public func add(_ form: NewsFilterForm) async throws(StoryFailure) -> NewsFilter {
    let (verdict, test) = try form.filter()
    return try await store.add(verdict, test)
  }

  public func removeFilter(_ number: String) async throws(StoryFailure) {
    guard let id = Int64(number) else {
      throw .malformed(number, reason: "give the number of a filter, as the list shows it.")
    }
    try await store.removeFilter(NewsFilter.ID(id))
  }

  // MARK: Resolving feeds

  /// Returns the feed that a text refers to.
  func named(_ text: String) async throws(StoryFailure) -> NewsFeed {
    try naming.feed(text, among: try await store.feeds())
  }
}
