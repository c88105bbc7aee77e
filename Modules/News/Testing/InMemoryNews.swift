import CoreDomain
import NewsDomain

/// The feeds, stories and filters of an ``InMemoryStoryStore``.
struct InMemoryNews: Sendable {
  /// A story with each carrier's version.
  struct KeptStory: Sendable {
    let id: Story.ID
    /// See ``StoryPage/lastStored``.
    let number: Int64
    var arrivedAt: Timestamp
    /// The contents of the default version: see ``StoryVersion/shown(among:)``.
    var contents: StoryContents
    /// The carrier of the shown version comes first.
    var carriers: [Carrier]
    var isRead = false
    var isStarred = false

    struct Carrier: Sendable {
      let feed: NewsFeed.ID
      var evidence: StoryEvidence
      var contents: StoryContents
      /// When the feed dropped the story; `nil` if its current document contains the story.
      var droppedAt: Timestamp?
    }

    /// Returns the contents of a feed's version. Returns the contents of the default version if
    /// `feed` is `nil` or does not carry the story.
    func contents(of feed: NewsFeed.ID?) -> StoryContents {
      carriers.first { $0.feed == feed }?.contents ?? contents
    }

    func sortedAt(of feed: NewsFeed.ID?) -> Timestamp {
      contents(of: feed).sortedAt(arrivedAt: arrivedAt)
    }

    func isCarried(by feed: NewsFeed.ID) -> Bool { carriers.contains { $0.feed == feed } }
  }

  /// A story that was removed from a feed: see ``StoryRetention``.
  struct Tombstone: Sendable {
    var evidence: StoryEvidence
    var droppedAt: Timestamp?
  }

  let folding: any TextFolding
  var feeds: [NewsFeed] = []
  /// The stories in order of arrival.
  var stories: [KeptStory] = []
  /// See ``StoryPage/lastStored``.
  var lastStored: Int64 = 0
  /// The tombstones of each feed, in order of removal.
  var tombstones: [NewsFeed.ID: [Tombstone]] = [:]
  private(set) var filters: [NewsFilter] = []
  private var lastFilter: Int64 = 0

  init(folding: any TextFolding) {
    self.folding = folding
  }

  // MARK: Feeds

  var sortedFeeds: [NewsFeed] {
    feeds.map { (Array(folding.folded($0.title).utf8), $0) }
      .sorted { left, right in
        left.0 == right.0
          ? left.1.id < right.1.id : left.0.lexicographicallyPrecedes(right.0)
      }
      .map(\.1)
  }

  mutating func add(_ new: [NewsFeed]) throws(StoryFailure) -> [NewsFeed] {
    var addresses = Set(feeds.map(\.address))
    let added = new.filter { addresses.insert($0.address).inserted }
    guard feeds.count + added.count <= NewsFeed.limit else {
      throw .tooMany("feeds", limit: NewsFeed.limit)
    }
    feeds += added
    return added
  }

  mutating func file(_ id: NewsFeed.ID, under category: NewsCategory?) throws(StoryFailure) {
    guard let index = feeds.firstIndex(where: { $0.id == id }) else {
      throw .unknownFeed(id.raw)
    }
    let feed = feeds[index]
    feeds[index] = feed.changed(to: feed, at: feed.address, under: category)
  }

  mutating func remove(_ id: NewsFeed.ID) throws(StoryFailure) {
    guard feeds.contains(where: { $0.id == id }) else { throw .unknownFeed(id.raw) }
    feeds.removeAll { $0.id == id }
    tombstones[id] = nil
    part(stories.indices.filter { stories[$0].isCarried(by: id) }, from: id)
  }

  /// Removes stories from a feed. The stories that no other feed carries are deleted, except for
  /// starred ones.
  mutating func part(_ indices: [Int], from feed: NewsFeed.ID) {
    for index in indices {
      stories[index].carriers.removeAll { $0.feed == feed }
      show(index)
    }
    stories.removeAll { $0.carriers.isEmpty && !$0.isStarred }
  }

  /// Changes the feed's version of each story that the feed carries.
  mutating func changeCarriers(
    of feed: NewsFeed.ID, _ change: (inout KeptStory.Carrier) -> Void
  ) {
    for index in stories.indices {
      for carrier in stories[index].carriers.indices
      where stories[index].carriers[carrier].feed == feed {
        change(&stories[index].carriers[carrier])
      }
    }
  }

  mutating func record(_ fetchState: FetchState, movedTo address: WebAddress?, of id: NewsFeed.ID) {
    guard let index = feeds.firstIndex(where: { $0.id == id }) else { return }
    let isTaken = feeds.contains { $0.address == address && $0.id != id }
    feeds[index] = feeds[index].recorded(fetchState, movedTo: isTaken ? nil : address)
  }

  // MARK: Single stories

  mutating func change(_ id: Story.ID, _ change: (inout KeptStory) -> Void) throws(StoryFailure) {
    guard let index = stories.firstIndex(where: { $0.id == id }) else { throw .notFound(id) }
    change(&stories[index])
  }

  func story(_ id: Story.ID, of feed: NewsFeed.ID?) throws(StoryFailure) -> Story {
    guard let story = stories.first(where: { $0.id == id }) else { throw .notFound(id) }
    if let feed, !story.isCarried(by: feed) { throw .notCarried(id, by: feed) }
    let contents = story.contents(of: feed)
    return Story(
      id: id, title: contents.title, link: contents.link, authors: contents.authors,
      summary: contents.summary, content: contents.content, published: contents.published,
      updated: contents.updated, arrivedAt: story.arrivedAt, categories: contents.categories,
      enclosures: contents.enclosures, carriers: carriers(of: story, first: feed),
      isRead: story.isRead, isStarred: story.isStarred)
  }

  /// Returns the first matching stories, sorted by identifier.
  func choices(limit: Int, where isMeant: (KeptStory) -> Bool) -> [IdentifierChoice] {
    stories.filter(isMeant)
      .sorted { $0.id.raw.utf8.lexicographicallyPrecedes($1.id.raw.utf8) }
      .prefix(limit).map { IdentifierChoice(id: $0.id.raw, title: $0.contents.title) }
  }

  /// Returns the feeds that carry a story, starting with `feed` if it is one of them.
  func carriers(of story: KeptStory, first feed: NewsFeed.ID?) -> [StoryCarrier] {
    let ids = story.carriers.map(\.feed)
    return (ids.filter { $0 == feed } + ids.filter { $0 != feed }).compactMap { id in
      feeds.first { $0.id == id }.map { StoryCarrier($0) }
    }
  }

  // MARK: Filters

  mutating func add(
    _ verdict: NewsFilter.Verdict, _ test: NewsFilter.Test
  ) throws(StoryFailure) -> NewsFilter {
    if let known = filters.first(where: { $0.verdict == verdict && $0.test == test }) {
      return known
    }
    guard filters.count < NewsFilter.limit else {
      throw .tooMany("filters", limit: NewsFilter.limit)
    }
    lastFilter += 1
    let filter = NewsFilter(id: NewsFilter.ID(lastFilter), verdict: verdict, test: test)
    filters.append(filter)
    return filter
  }

  mutating func removeFilter(_ id: NewsFilter.ID) throws(StoryFailure) {
    guard filters.contains(where: { $0.id == id }) else { throw .unknownFilter(id) }
    filters.removeAll { $0.id == id }
  }
}

extension InMemoryNews {
  /// Returns the address of a feed, or `nil` if another feed already has this address.
  func address(of feed: NewsFeed) -> WebAddress? {
    feeds.contains { $0.address == feed.address && $0.id != feed.id } ? nil : feed.address
  }
}

extension NewsFeed {
  /// Returns this feed with another feed's properties. If `address` is `nil`, the feed keeps its
  /// own address.
  func changed(
    to other: NewsFeed, at address: WebAddress?, under category: NewsCategory?
  ) -> NewsFeed {
    NewsFeed(
      id: id, address: address ?? self.address, title: other.title, site: other.site,
      category: category, language: other.language, addedAt: addedAt, fetchState: other.fetchState)
  }
}

extension StoryCarrier {
  fileprivate init(_ feed: NewsFeed) {
    self.init(feed: feed.id, title: feed.title, language: feed.language)
  }
}
