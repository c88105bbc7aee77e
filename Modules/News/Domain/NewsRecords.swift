public import CoreDomain

/// The JSON form of ``NewsFeed``: a subscription and its fetch state.
public struct NewsFeedRecord: Codable, Hashable, Sendable {
  public let id: String
  public let address: String
  public let title: String
  @OrNull public private(set) var site: String?
  @OrNull public private(set) var category: String?
  public let added: String
  /// When the feed was last fetched successfully, changed or not; null if it never was.
  @OrNull public private(set) var fetched: String?
  /// The time until which the server asked not to be contacted. If it did not ask, the earliest
  /// time of the next automatic refresh; null means at once.
  @OrNull public private(set) var next: String?
  public let failures: Int
  /// The error of the last fetch, as text for the user; null if there was no error.
  @OrNull public private(set) var trouble: String?
  public let retired: Bool
  /// The number of unread stories. Null, like `stories`, except in the list of feeds.
  @OrNull public private(set) var unread: Int?
  @OrNull public private(set) var stories: Int?

  public init(_ feed: NewsFeed) {
    self.init(feed, unread: nil, stories: nil)
  }

  public init(_ overview: NewsFeedOverview) {
    self.init(overview.feed, unread: overview.unread, stories: overview.stories)
  }

  private init(_ feed: NewsFeed, unread: Int?, stories: Int?) {
    id = feed.id.raw
    address = feed.address.text
    title = feed.title
    site = feed.site?.text
    category = feed.category?.name
    added = feed.addedAt.iso8601WithMilliseconds
    fetched = feed.fetchState.fetchedAt?.iso8601WithMilliseconds
    next = (feed.fetchState.pausedUntil ?? feed.fetchState.nextAt)?.iso8601WithMilliseconds
    failures = feed.fetchState.failures
    trouble = feed.fetchState.trouble
    retired = feed.fetchState.isRetired
    self.unread = unread
    self.stories = stories
  }
}

/// The JSON form of ``RefreshReport``: the result of a refresh.
public struct NewsRefreshRecord: Codable, Hashable, Sendable {
  /// The number of new stories of all feeds together.
  public let new: Int
  public let feeds: [NewsOutcomeRecord]

  public init(_ report: RefreshReport) {
    new = report.newStories
    feeds = report.outcomes.map { NewsOutcomeRecord($0) }
  }
}

/// The JSON form of ``FeedOutcome``: the result of a refresh for one feed.
public struct NewsOutcomeRecord: Codable, Hashable, Sendable {
  public let feed: String
  public let title: String
  /// `fetched`, `unchanged`, `paused`, `postponed`, `retired` or `failed`.
  public let result: String
  public let new: Int
  public let changed: Int
  @OrNull public private(set) var movedTo: String?
  @OrNull public private(set) var redirectedTo: String?
  /// The error of a feed that failed, the reason for postponing, or the time until which the feed
  /// is paused. Null for any other result.
  @OrNull public private(set) var reason: String?

  public init(_ outcome: FeedOutcome) {
    feed = outcome.feed.raw
    title = outcome.title
    var merge = StoryMerge(new: 0, changed: 0)
    let reason: String?
    switch outcome.result {
    case .fetched(let merged): (result, reason, merge) = ("fetched", nil, merged)
    case .unchanged: (result, reason) = ("unchanged", nil)
    case .paused(let moment): (result, reason) = ("paused", moment.iso8601WithMilliseconds)
    case .postponed:
      (result, reason) = (
        "postponed", "The host of the feed did not answer other requests in time."
      )
    case .retired: (result, reason) = ("retired", nil)
    case .failed(let trouble): (result, reason) = ("failed", trouble.description)
    }
    movedTo = outcome.movedTo?.text
    redirectedTo = outcome.redirectedTo?.text
    self.reason = reason
    new = merge.new
    changed = merge.changed
  }
}

/// The JSON form of ``NewsFilter``. The condition consists of `field` and `value`.
public struct NewsFilterRecord: Codable, Hashable, Sendable {
  public let id: Int64
  /// `keep` or `block`.
  public let verdict: String
  /// `title`, `author`, `address` or `age`.
  public let field: String
  /// The text to search for; for the field `age`, the number of days.
  public let value: String

  public init(_ filter: NewsFilter) {
    id = filter.id.raw
    verdict = filter.verdict.rawValue
    switch filter.test {
    case .title(let text): (field, value) = ("title", text.text)
    case .author(let text): (field, value) = ("author", text.text)
    case .address(let text): (field, value) = ("address", text.text)
    case .age(let days): (field, value) = ("age", "\(days.days)")
    }
  }
}

/// The JSON form of ``ImportedFeeds``: the result of importing a list of feeds.
public struct ImportedFeedsRecord: Codable, Hashable, Sendable {
  public let added: [NewsFeedRecord]
  public let known: Int
  public let leftOut: Int
  /// Why rows of the list were skipped, and which categories were shortened, one sentence each: see
  /// ``ImportedFeeds/notes``.
  public let notes: [String]

  public init(_ imported: ImportedFeeds) {
    added = imported.added.map { NewsFeedRecord($0) }
    known = imported.known
    leftOut = imported.leftOut
    notes = imported.notes
  }
}
