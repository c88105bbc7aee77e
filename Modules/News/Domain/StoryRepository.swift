public import CoreDomain

/// News, and the policy of fetching and keeping them. A view model asks this and never a port.
public protocol StoryRepository: Sendable {
  // MARK: Stories

  /// The stories that a form asks for, as they are kept: nobody else is asked.
  func page(_ form: StoryListForm) async throws(StoryFailure) -> StoryPage

  /// Returns a story.
  ///
  /// - Parameter feed: whose version to return: identifier, address or title; blank for the one that lists over
  ///   several feeds show.
  /// - Throws: ``StoryFailure/notFound(_:)``, ``StoryFailure/unknownFeed(_:)``, ``StoryFailure/notCarried(_:by:)``.
  func story(_ id: Story.ID, of feed: String) async throws(StoryFailure) -> Story

  /// Returns the story that somebody means: by its identifier, the beginning of it, or the address that it leads to.
  ///
  /// - Throws: ``StoryFailure/notFound(_:)``, ``StoryFailure/linkNotFound(_:)``, ``StoryFailure/ambiguous(_:)``,
  ///   ``StoryFailure/malformed(_:reason:)`` for an address that cannot be read.
  func story(meantBy typed: String) async throws(StoryFailure) -> Story

  /// Marks a story as read or not.
  func mark(_ id: Story.ID, asRead isRead: Bool) async throws(StoryFailure)

  /// Marks every story of a feed or a category as read, or every one there is where both are blank.
  ///
  /// - Returns: how many were unread.
  func markRead(feed: String, category: String) async throws(StoryFailure) -> Int

  func star(_ id: Story.ID, _ isStarred: Bool) async throws(StoryFailure)

  // MARK: Feeds

  /// Every feed with its numbers.
  func feeds() async throws(StoryFailure) -> [NewsFeedOverview]

  /// Adds a feed, and fetches it. An address of a page leads on to the feed that it offers, or else to one at a
  /// usual place on its server.
  ///
  /// - Throws: ``StoryFailure/choice(_:)`` when there are several, ``StoryFailure/knownFeed(_:)``, and why it cannot be
  ///   had; nothing was added then.
  func add(_ form: NewsFeedForm) async throws(StoryFailure) -> AddedFeed

  /// Removes a feed: identifier, address or title.
  ///
  /// - Returns: the feed as it was.
  func remove(_ feed: String) async throws(StoryFailure) -> NewsFeed

  /// Files a feed under another category; under none where the text is blank.
  func file(_ feed: String, under category: String) async throws(StoryFailure) -> NewsFeed

  /// Fetches feeds: many hosts at once, and one request at a time of each host.
  ///
  /// - Parameters:
  ///   - feeds: identifiers, addresses or titles; all where there are none.
  ///   - progress: is told after each feed, in the order in which they ended.
  /// - Throws: ``StoryFailure/cancelled(_:)`` when the calling task is cancelled. What came by then is kept.
  func refresh(
    _ feeds: [String], _ demand: FeedDemand, progress: @Sendable (RefreshProgress) async -> Void
  ) async throws(StoryFailure) -> RefreshReport

  // MARK: Lists and documents

  /// Adds the feeds of a list (OPML), without fetching them. Those that are there already stay as they are.
  func importList(_ source: any ByteSource) async throws(StoryFailure) -> ImportedFeeds

  /// Writes every feed as a list.
  ///
  /// - Returns: how many there are.
  func exportList(to sink: any ByteSink) async throws(StoryFailure) -> Int

  /// What the document at an address says. Nothing is kept of it.
  func preview(address: String) async throws(StoryFailure) -> ParsedFeed

  /// What a document says. Nothing is kept of it.
  ///
  /// - Parameters:
  ///   - contentType: as of HTTP; blank when nobody knows.
  ///   - base: what its relative addresses start from; blank when nobody knows.
  func preview(
    _ source: any ByteSource, contentType: String, base: String
  ) async throws(StoryFailure) -> ParsedFeed

  // MARK: Filters

  func filters() async throws(StoryFailure) -> [NewsFilter]
  func add(_ form: NewsFilterForm) async throws(StoryFailure) -> NewsFilter
  func removeFilter(_ number: String) async throws(StoryFailure)
}

extension StoryRepository {
  /// Returns the version of a story that lists over several feeds show.
  public func story(_ id: Story.ID) async throws(StoryFailure) -> Story {
    try await story(id, of: "")
  }
}

/// A feed that was added.
public struct AddedFeed: Hashable, Sendable {
  public let feed: NewsFeed
  public let stories: Int
  /// What was wrong with the document, which was read all the same.
  public let notes: [FeedNote]

  public init(feed: NewsFeed, stories: Int, notes: [FeedNote] = []) {
    self.feed = feed
    self.stories = stories
    self.notes = notes
  }
}

/// What importing a list came to.
public struct ImportedFeeds: Hashable, Sendable {
  public let added: [NewsFeed]
  /// How many were there already, or twice in the list.
  public let known: Int
  /// How many rows of the list were left out.
  public let leftOut: Int
  /// See ``FeedList/notes``.
  public let notes: [String]

  public init(added: [NewsFeed], known: Int, leftOut: Int, notes: [String] = []) {
    self.added = added
    self.known = known
    self.leftOut = leftOut
    self.notes = notes
  }
}

/// How far a refresh has come.
public struct RefreshProgress: Hashable, Sendable {
  public let done: Int
  public let total: Int
  /// What the feed that ended last came to; nothing at the beginning.
  public let last: FeedOutcome?

  public init(done: Int, total: Int, last: FeedOutcome? = nil) {
    self.done = done
    self.total = total
    self.last = last
  }
}

/// What a refresh came to.
public struct RefreshReport: Hashable, Sendable {
  /// In the order in which they ended.
  public let outcomes: [FeedOutcome]
  /// How many feeds were to be fetched.
  public let total: Int

  public init(outcomes: [FeedOutcome], total: Int) {
    self.outcomes = outcomes
    self.total = total
  }

  /// How many stories are new.
  public var newStories: Int {
    outcomes.reduce(0) { sum, outcome in
      if case .fetched(let merge) = outcome.result { sum + merge.new } else { sum }
    }
  }
}

/// What fetching a feed came to.
public struct FeedOutcome: Hashable, Sendable {
  public let feed: NewsFeed.ID
  /// The title of the feed, as it is now.
  public let title: String
  public let result: Result
  /// Where it has moved for good.
  public let movedTo: WebAddress?

  public init(
    feed: NewsFeed.ID, title: String, result: Result, movedTo: WebAddress? = nil
  ) {
    self.feed = feed
    self.title = title
    self.result = result
    self.movedTo = movedTo
  }

  public enum Result: Hashable, Sendable {
    case fetched(StoryMerge)
    case unchanged
    /// It was not asked, since its server wants to be left alone until then.
    case paused(until: Timestamp)
    /// It was not asked, since its host did not answer in time for other feeds of the same refresh. The next
    /// refresh asks it.
    case postponed
    /// It was not asked, since it is gone for good.
    case retired
    case failed(FeedTrouble)
  }
}

/// Why a feed did not come.
public enum FeedTrouble: Hashable, Sendable, CustomStringConvertible {
  case source(FeedSourceFailure)
  case unreadable(FeedReadingFailure)

  public var description: String {
    switch self {
    case .source(let failure): failure.description
    case .unreadable(let failure): failure.description
    }
  }
}
