public import CoreDomain

/// The operations on feeds and stories that need a policy, such as finding and fetching feeds. View
/// models do everything else with ``StoredStories``.
public protocol StoryRepository: Sendable {
  // MARK: Stories

  /// Returns the stored stories that match a question, without fetching any feed.
  func page(_ question: StoryQuestion) async throws(StoryFailure) -> StoryPage

  /// Returns the story that a reference means. A prefix of an identifier must be unique.
  ///
  /// - Throws: ``StoryFailure/notFound(_:)``, ``StoryFailure/linkNotFound(_:)``,
  ///   ``StoryFailure/ambiguous(_:)``.
  func story(_ reference: StoryReference) async throws(StoryFailure) -> Story

  /// Marks the stories in a scope as read: see ``StoryStore/markRead(_:upTo:at:)``.
  func markRead(_ scope: ReadingScope, upTo last: Int64?) async throws(StoryFailure) -> Int

  // MARK: Feeds

  /// Returns all feeds with their counts, sorted by title.
  func feeds() async throws(StoryFailure) -> [NewsFeedOverview]

  /// Returns the feeds that references mean, in the order of the references, each feed once.
  ///
  /// - Throws: ``StoryFailure/unknownFeed(_:)``, ``StoryFailure/ambiguousFeed(_:_:)`` if several
  ///   feeds have the title, or ``StoryFailure/ambiguous(_:)`` if several identifiers start with
  ///   the prefix.
  func feeds(_ references: [FeedReference]) async throws(StoryFailure) -> [NewsFeed]

  /// Subscribes to a feed, fetches it, and stores its stories. If the address belongs to a page,
  /// follows the page's link to a feed. If the page links to no feed, tries the usual locations on
  /// its server.
  ///
  /// - Throws: ``StoryFailure/choice(_:)`` if the page links to several feeds,
  ///   ``StoryFailure/noFeed(_:)``, ``StoryFailure/knownFeed(_:)``,
  ///   ``StoryFailure/tooMany(_:limit:)``, or the reason why fetching failed. In each of these
  ///   cases, no feed is added. If only storing the stories fails, the feed stays subscribed, and
  ///   the next refresh fetches it.
  func add(_ address: WebAddress, category: NewsCategory?) async throws(StoryFailure) -> AddedFeed

  /// Moves a feed to another category, or out of its category if `category` is `nil`.
  ///
  /// - Returns: The changed feed.
  /// - Throws: ``StoryFailure/unknownFeed(_:)``.
  func file(_ feed: NewsFeed, under category: NewsCategory?) async throws(StoryFailure) -> NewsFeed

  /// Fetches feeds from many hosts concurrently, with one request at a time per host, and stores
  /// their stories. A feed that fails does not end the refresh; its outcome contains the reason.
  ///
  /// - Parameters:
  ///   - feeds: The feeds to fetch, or `nil` for all feeds.
  ///   - demand: Whether to fetch only the feeds that are due.
  ///   - progress: Called once at the start, and then after each feed with an outcome, in the order
  ///     of completion.
  /// - Throws: ``StoryFailure/cancelled(_:)`` if the task is cancelled, or the error of the store.
  ///   Feeds that were fetched before are stored.
  func refresh(
    _ feeds: [NewsFeed]?, _ demand: FeedDemand,
    progress: @Sendable (RefreshProgress) async -> Void
  ) async throws(StoryFailure) -> RefreshReport

  // MARK: Lists and documents

  /// Subscribes to the feeds of a list (OPML) without fetching them. Existing feeds do not change.
  ///
  /// - Throws: ``StoryFailure/list(_:)``, ``StoryFailure/file(_:)``, or
  ///   ``StoryFailure/tooMany(_:limit:)``. No feed is added then.
  func importList(_ source: any ByteSource) async throws(StoryFailure) -> ImportedFeeds

  /// Writes all feeds as a list (OPML).
  ///
  /// - Returns: The number of feeds.
  func exportList(to sink: any ByteSink) async throws(StoryFailure) -> Int

  /// Fetches and parses a feed without storing it. If the address belongs to a page, finds the
  /// page's feed like ``add(_:category:)``.
  func preview(_ address: WebAddress) async throws(StoryFailure) -> ParsedFeed

  /// Parses a document without storing it. Unlike the preview of an address, does not follow the
  /// links of a page.
  ///
  /// - Parameters:
  ///   - contentType: The value of the `Content-Type` header, or `nil`.
  ///   - base: The base of relative addresses, or `nil`.
  /// - Throws: ``StoryFailure/unreadable(_:)`` if the document is not a feed, or
  ///   ``StoryFailure/file(_:)`` if it cannot be read or exceeds ``FeedDocument/limit``.
  func preview(
    _ source: any ByteSource, contentType: String?, base: WebAddress?
  ) async throws(StoryFailure) -> ParsedFeed
}

extension StoryRepository {
  /// Returns the feed that a reference means.
  public func feed(_ reference: FeedReference) async throws(StoryFailure) -> NewsFeed {
    guard let feed = try await feeds([reference]).first else { throw .unknownFeed(reference.text) }
    return feed
  }
}

/// The result of subscribing to a feed.
public struct AddedFeed: Hashable, Sendable {
  public let feed: NewsFeed
  /// The number of the feed's stories, as in ``NewsFeedOverview/stories``. It includes the stories
  /// that other feeds carry, too.
  public let stories: Int
  /// The problems in the feed's document. The document was parsed nevertheless.
  public let notes: [FeedNote]

  public init(feed: NewsFeed, stories: Int, notes: [FeedNote] = []) {
    self.feed = feed
    self.stories = stories
    self.notes = notes
  }
}

/// The result of importing a list of feeds.
public struct ImportedFeeds: Hashable, Sendable {
  public let added: [NewsFeed]
  /// The number of valid rows that added no feed, because the feed was already subscribed or is
  /// earlier in the list.
  public let known: Int
  /// The number of rows of the list that were skipped: see ``FeedList/leftOut``.
  public let leftOut: Int
  /// The skipped rows with the reasons (``FeedList/notes``), and the categories whose names were
  /// shortened, one sentence each.
  public let notes: [String]

  public init(added: [NewsFeed], known: Int, leftOut: Int, notes: [String] = []) {
    self.added = added
    self.known = known
    self.leftOut = leftOut
    self.notes = notes
  }
}

/// How many feeds of a refresh are done, out of the total.
public struct RefreshProgress: Hashable, Sendable {
  public let done: Int
  public let total: Int
  /// The result for the latest feed; `nil` at the start.
  public let last: FeedOutcome?

  public init(done: Int, total: Int, last: FeedOutcome? = nil) {
    self.done = done
    self.total = total
    self.last = last
  }
}

/// The result of a refresh, or of the part that was done before a cancellation.
public struct RefreshReport: Hashable, Sendable {
  /// The results of the feeds, in the order of completion.
  public let outcomes: [FeedOutcome]
  /// The number of feeds that the refresh was to fetch. It is larger than the number of outcomes
  /// after a cancellation, or if feeds were removed during the refresh.
  public let total: Int

  public init(outcomes: [FeedOutcome], total: Int) {
    self.outcomes = outcomes
    self.total = total
  }

  /// The number of new stories of all feeds together.
  public var newStories: Int {
    outcomes.reduce(0) { sum, outcome in
      if case .fetched(let merge) = outcome.result { sum + merge.new } else { sum }
    }
  }
}

/// The result of a refresh for one feed.
public struct FeedOutcome: Hashable, Sendable {
  public let feed: NewsFeed.ID
  /// The title of the feed after the refresh.
  public let title: String
  public let result: Result
  /// The new address of the feed, to which the server redirected permanently, or `nil`.
  public let movedTo: WebAddress?
  /// The address of another feed, to which the server redirected permanently, or `nil`. The feed
  /// keeps its address.
  public let redirectedTo: WebAddress?

  public init(
    feed: NewsFeed.ID, title: String, result: Result, movedTo: WebAddress? = nil,
    redirectedTo: WebAddress? = nil
  ) {
    self.feed = feed
    self.title = title
    self.result = result
    self.movedTo = movedTo
    self.redirectedTo = redirectedTo
  }

  public enum Result: Hashable, Sendable {
    case fetched(StoryMerge)
    case unchanged
    /// Not fetched, because the feed's server asked not to be contacted until this time.
    case paused(until: Timestamp)
    /// Not fetched, because other feeds of its host timed out in this refresh. The next refresh
    /// tries again.
    case postponed
    /// Not fetched, because the server said earlier that the feed is permanently gone.
    case retired
    case failed(FeedTrouble)
  }
}

/// Why a feed could not be updated: its document could not be fetched, parsed or stored.
public enum FeedTrouble: Hashable, Sendable, CustomStringConvertible {
  case source(FeedSourceFailure)
  case unreadable(FeedReadingFailure)
  /// The lease of the feed's host was lost, so the result was not stored.
  case lostLease

  public var description: String {
    switch self {
    case .source(let failure): failure.description
    case .unreadable(let failure): failure.description
    case .lostLease: WorkLease.lossReason
    }
  }
}
