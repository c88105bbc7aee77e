public import CoreDomain

/// Where feeds, stories and filters are kept. The other ports of the feature are ``FeedSource``, ``FeedReading`` and
/// ``FeedListFormat``.
public protocol StoryStore: Sendable {
  // MARK: Feeds

  /// Every feed, in the order of their titles (folded), then of their identifiers.
  func feeds() async throws(StoryFailure) -> [NewsFeed]

  /// The feed of an identifier; nothing when there is none.
  func feed(_ id: NewsFeed.ID) async throws(StoryFailure) -> NewsFeed?

  /// Every feed with its numbers, in the order of ``feeds()``.
  ///
  /// - Parameter now: what the age of stories is counted from.
  func overview(at now: Timestamp) async throws(StoryFailure) -> [NewsFeedOverview]

  /// Keeps new feeds, all of them or none. Those whose address is there already are left as they are.
  ///
  /// - Returns: the feeds that are new.
  /// - Throws: ``StoryFailure/tooMany(_:limit:)`` when there would be more than ``NewsFeed/limit``.
  func add(_ feeds: [NewsFeed]) async throws(StoryFailure) -> [NewsFeed]

  /// Takes a feed as it is from now on, with its ledger; it keeps its stories. An address that another feed has
  /// is not taken: the feed keeps the one it had.
  ///
  /// - Throws: ``StoryFailure/unknownFeed(_:)``.
  func change(_ feed: NewsFeed) async throws(StoryFailure)

  /// Removes a feed and the stories that no other feed carries; starred ones stay.
  ///
  /// - Throws: ``StoryFailure/unknownFeed(_:)``.
  func remove(_ id: NewsFeed.ID) async throws(StoryFailure)

  /// Keeps a feed's ledger after a question that brought no entries. A feed that is gone is passed over.
  func record(_ ledger: FeedLedger, of id: NewsFeed.ID) async throws(StoryFailure)

  // MARK: Stories

  /// Takes the entries of a feed's document, and the feed's ledger, title, site and address with them: all at
  /// once, or nothing of it. Its category stays as it is kept: somebody may have filed it elsewhere meanwhile. Each entry is a story that is kept, and changed where it says something
  /// else, or a new one, or one that another feed carries: see ``StoryMatching`` and ``StoryLikeness``.
  ///
  /// Stories that the document no longer has stay. Read ones stay read when they change.
  ///
  /// - Parameters:
  ///   - feed: as it is from now on.
  ///   - identifiers: makes the identifiers of new stories.
  /// - Returns: how many stories are new and how many have changed; nothing when the feed is gone.
  func merge(
    _ entries: [ParsedEntry], of feed: NewsFeed, at now: Timestamp,
    identifiers: any IdentifierSource
  ) async throws(StoryFailure) -> StoryMerge?

  /// The stories that a question asks for, newest first (``Story/sortedAt``, then identifiers descending). A
  /// question for one feed shows what that feed says of its stories, and is not touched by what others say. Any other
  /// question shows one version of each story: see ``StoryVersion/shown(among:)``.
  ///
  /// - Parameter now: what the age of stories is counted from.
  func page(_ question: StoryQuestion, at now: Timestamp) async throws(StoryFailure) -> StoryPage

  /// Returns a story, also when it is hidden.
  ///
  /// - Parameter feed: whose version to return; `nil` for the one that lists over several feeds show.
  /// - Throws: ``StoryFailure/notFound(_:)``, ``StoryFailure/notCarried(_:by:)``.
  func story(_ id: Story.ID, of feed: NewsFeed.ID?) async throws(StoryFailure) -> Story

  /// The stories whose identifiers begin so, hidden ones too, in the order of their identifiers by their
  /// encoding.
  ///
  /// - Parameter limit: how many at most, at least 1.
  func choices(of start: IdentifierStart, limit: Int) async throws(StoryFailure)
    -> [IdentifierChoice]

  /// The stories that lead to an address or one that is alike (``StoryLikeness``), hidden ones too, in the
  /// order of their identifiers by their encoding.
  ///
  /// - Parameter limit: how many at most, at least 1.
  func choices(at link: WebAddress, limit: Int) async throws(StoryFailure) -> [IdentifierChoice]

  /// Marks stories as read or not: all of them or, when one is not there, none.
  ///
  /// - Throws: ``StoryFailure/notFound(_:)``.
  func mark(_ ids: [Story.ID], asRead isRead: Bool) async throws(StoryFailure)

  /// Marks every story of a feed or of a category as read, or every one there is.
  ///
  /// - Returns: how many were unread.
  func markRead(_ scope: ReadingScope) async throws(StoryFailure) -> Int

  /// Stars a story or takes its star.
  ///
  /// - Throws: ``StoryFailure/notFound(_:)``.
  func star(_ id: Story.ID, _ isStarred: Bool) async throws(StoryFailure)

  // MARK: Filters

  /// Every filter, in the order in which they were added.
  func filters() async throws(StoryFailure) -> [NewsFilter]

  /// Adds a filter; what it hides is hidden when this returns. One that is there already is not added again.
  ///
  /// - Throws: ``StoryFailure/tooMany(_:limit:)``.
  func add(
    _ verdict: NewsFilter.Verdict, _ test: NewsFilter.Test
  ) async throws(StoryFailure) -> NewsFilter

  /// Removes a filter; what it alone hid is shown when this returns.
  ///
  /// - Throws: ``StoryFailure/unknownFilter(_:)``.
  func removeFilter(_ id: NewsFilter.ID) async throws(StoryFailure)
}

extension StoryStore {
  /// Returns the version of a story that lists over several feeds show.
  public func story(_ id: Story.ID) async throws(StoryFailure) -> Story {
    try await story(id, of: nil)
  }
}

/// What taking the entries of a document came to.
public struct StoryMerge: Hashable, Sendable {
  public let new: Int
  public let changed: Int

  public init(new: Int, changed: Int) {
    self.new = new
    self.changed = changed
  }
}

/// Which stories are meant by “mark as read”.
public enum ReadingScope: Hashable, Sendable {
  case everything
  case feed(NewsFeed.ID)
  case category(NewsCategory)
}
