public import CoreDomain

/// The stored feeds, stories and filters, as screens read and change them. These operations need no
/// policy, so view models call the store directly, and not ``StoryRepository``.
public protocol StoredStories: Sendable {
  /// Returns a story, even if a filter hides it.
  ///
  /// - Parameter feed: The feed whose version to return; `nil` returns the default version: see
  ///   ``StoryVersion/shown(among:)``.
  /// - Throws: ``StoryFailure/notFound(_:)``, ``StoryFailure/notCarried(_:by:)``.
  func story(_ id: Story.ID, of feed: NewsFeed.ID?) async throws(StoryFailure) -> Story

  /// Marks stories as read or unread. If one of the stories does not exist, no story is changed.
  ///
  /// - Throws: ``StoryFailure/notFound(_:)``.
  func mark(_ ids: [Story.ID], asRead isRead: Bool) async throws(StoryFailure)

  /// Stars or unstars a story.
  ///
  /// - Throws: ``StoryFailure/notFound(_:)``.
  func star(_ id: Story.ID, _ isStarred: Bool) async throws(StoryFailure)

  /// Deletes a feed and the stories that no other feed carries, except for starred ones.
  ///
  /// - Throws: ``StoryFailure/unknownFeed(_:)``.
  func remove(_ id: NewsFeed.ID) async throws(StoryFailure)

  /// Returns all filters in the order in which they were added.
  func filters() async throws(StoryFailure) -> [NewsFilter]

  /// Adds a filter, and applies it to the stored stories. If the same filter already exists,
  /// returns the existing one.
  ///
  /// - Throws: ``StoryFailure/tooMany(_:limit:)`` if there are already ``NewsFilter/limit``
  ///   filters.
  @discardableResult
  func add(
    _ verdict: NewsFilter.Verdict, _ test: NewsFilter.Test
  ) async throws(StoryFailure) -> NewsFilter

  /// Removes a filter, and applies the remaining ones to the stored stories.
  ///
  /// - Throws: ``StoryFailure/unknownFilter(_:)``.
  func removeFilter(_ id: NewsFilter.ID) async throws(StoryFailure)
}

/// Stores feeds, stories and filters. The other ports of the feature are ``FeedSource``,
/// ``FeedReading`` and ``FeedListFormat``.
///
/// `now` is the current time, to which filters by age are relative. `lease` is the caller's right
/// to send requests to the feed's host and to store the results. If it was lost, an operation
/// stores nothing more and throws ``StoryFailure/busy(reason:)``.
public protocol StoryStore: StoredStories {
  // MARK: Feeds

  /// Returns all feeds, sorted by title without regard to case, width and accents, then by
  /// identifier.
  func feeds() async throws(StoryFailure) -> [NewsFeed]

  /// Returns the feed with this identifier, or `nil` if there is none.
  func feed(_ id: NewsFeed.ID) async throws(StoryFailure) -> NewsFeed?

  /// Returns all feeds with their counts, in the order of ``feeds()``.
  func overview(at now: Timestamp) async throws(StoryFailure) -> [NewsFeedOverview]

  /// Inserts feeds in one transaction. Feeds whose address is already stored are skipped.
  ///
  /// - Returns: The inserted feeds.
  /// - Throws: ``StoryFailure/tooMany(_:limit:)`` if there would be more than ``NewsFeed/limit``.
  ///   No feed is inserted then.
  func add(_ feeds: [NewsFeed]) async throws(StoryFailure) -> [NewsFeed]

  /// Moves a feed and its stories to a category, or out of its category if `category` is `nil`.
  ///
  /// - Throws: ``StoryFailure/unknownFeed(_:)``.
  func file(_ id: NewsFeed.ID, under category: NewsCategory?) async throws(StoryFailure)

  /// Updates a feed after a request that returned no entries, as
  /// ``NewsFeed/recorded(_:movedTo:)`` does. Ignores a feed that does not exist any more.
  ///
  /// - Parameter address: The feed's new address, or `nil` if it has not moved. If another feed has
  ///   this address, the feed keeps its old address.
  func record(
    _ fetchState: FetchState, movedTo address: WebAddress?, of id: NewsFeed.ID,
    under lease: WorkLease
  ) async throws(StoryFailure)

  // MARK: Stories

  /// Stores the entries of a feed's document in one transaction, together with the feed's fetch
  /// state, title, site, language and address. If another feed has the new address, the feed keeps
  /// its old address. The category is not updated, because the user may have changed it meanwhile.
  ///
  /// Each entry updates a stored story, becomes a new story, or is added to a story of another
  /// feed: see ``StoryMatching`` and ``StoryLikeness``. An entry that matches a tombstone is
  /// skipped. Stories that are no longer in the document stay stored; from now on, they count as
  /// dropped (``StoryRetention``). Read stories stay read when they change.
  ///
  /// - Parameters:
  ///   - feed: The updated feed.
  ///   - now: The time at which the new stories arrive: see ``StoryContents/arrival(at:after:)``.
  ///   - identifiers: Generates the identifiers of new stories.
  /// - Returns: The numbers of new and changed stories; `nil` if the feed does not exist any more.
  func merge(
    _ entries: [ParsedEntry], of feed: NewsFeed, at now: Timestamp,
    identifiers: any IdentifierSource, under lease: WorkLease
  ) async throws(StoryFailure) -> StoryMerge?

  /// Removes the stories of a feed that exceed a retention, and leaves tombstones: see
  /// ``StoryRetention``. A story that other feeds carry remains in those feeds. Removes the stories
  /// in several transactions, each under the lease, so that other writers wait only briefly.
  ///
  /// - Parameter now: A story that was dropped later, while the clock was ahead, counts as dropped
  ///   now.
  /// - Returns: The number of removed stories; 0 if the feed does not exist any more.
  func prune(
    _ id: NewsFeed.ID, to retention: StoryRetention, at now: Timestamp, under lease: WorkLease
  ) async throws(StoryFailure) -> Int

  /// Returns a page of the stories that match a question and that no filter hides. They are sorted
  /// newest first: by ``Story/sortedAt``, then by identifier, both descending. A question for a
  /// single feed returns that feed's versions. Any other question returns the default version of
  /// each story: see ``StoryVersion/shown(among:)``.
  func page(_ question: StoryQuestion, at now: Timestamp) async throws(StoryFailure) -> StoryPage

  /// Marks the stories in a scope as read that no filter hides. Hidden stories stay unread, so that
  /// they are unread if the filter is removed.
  ///
  /// - Parameter last: The ``StoryPage/lastStored`` of the page that the user saw. Stories that
  ///   were stored later stay unread. `nil` marks these, too.
  /// - Returns: The number of stories that were unread.
  func markRead(
    _ scope: ReadingScope, upTo last: Int64?, at now: Timestamp
  ) async throws(StoryFailure) -> Int

  /// Returns the stories whose identifiers start with a prefix, including hidden stories, sorted by
  /// identifier.
  ///
  /// - Parameter limit: The maximum number of stories, at least 1.
  func choices(of start: IdentifierStart, limit: Int) async throws(StoryFailure)
    -> [IdentifierChoice]

  /// Returns the stories whose default version has this link or an equivalent one
  /// (``StoryLikeness``). Includes hidden stories, sorted by identifier. Returns an empty array for
  /// the home page of a site.
  ///
  /// - Parameter limit: The maximum number of stories, at least 1.
  func choices(at link: WebAddress, limit: Int) async throws(StoryFailure) -> [IdentifierChoice]
}

extension StoredStories {
  /// Returns the default version of a story: see ``StoryVersion/shown(among:)``.
  public func story(_ id: Story.ID) async throws(StoryFailure) -> Story {
    try await story(id, of: nil)
  }
}

/// How many stories a document added and changed. An entry that is added to a story of another feed
/// counts as neither.
public struct StoryMerge: Hashable, Sendable {
  public let new: Int
  public let changed: Int

  public init(new: Int, changed: Int) {
    self.new = new
    self.changed = changed
  }
}

/// Which stories to mark as read: all, those of a feed, or those of a category.
public enum ReadingScope: Hashable, Sendable {
  case everything
  case feed(NewsFeed.ID)
  case category(NewsCategory)
}
