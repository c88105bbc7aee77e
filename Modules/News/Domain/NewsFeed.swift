public import CoreDomain

/// A subscribed feed, with the state of fetching it.
public struct NewsFeed: Hashable, Sendable, Identifiable {
  public typealias ID = Identifier<NewsFeed, String>

  public let id: ID
  /// The address to fetch. It changes when the feed moves permanently.
  public let address: WebAddress
  /// The title as plain text on one line: the title in an imported list, else the first title that
  /// the feed itself had. If neither is known, the title is the host.
  public let title: String
  /// The feed's website, or `nil` if it is unknown.
  public let site: WebAddress?
  public let category: NewsCategory?
  /// The language tag that the feed's latest document declares, such as `ja`, or `nil`. The tag may
  /// be invalid.
  public let language: String?
  public let addedAt: Timestamp
  public let fetchState: FetchState

  public init(
    id: ID, address: WebAddress, title: String, site: WebAddress? = nil,
    category: NewsCategory? = nil, language: String? = nil, addedAt: Timestamp,
    fetchState: FetchState = .new
  ) {
    self.id = id
    self.address = address
    self.title = title
    self.site = site
    self.category = category
    self.language = language
    self.addedAt = addedAt
    self.fetchState = fetchState
  }

  /// Returns the feed after a request that returned no entries. If the title is the host, it
  /// changes with the address.
  ///
  /// - Parameter address: The new address, or `nil` if it stays.
  public func recorded(_ fetchState: FetchState, movedTo address: WebAddress?) -> NewsFeed {
    let new = address ?? self.address
    return NewsFeed(
      id: id, address: new, title: title == self.address.host ? new.host : title, site: site,
      category: category, language: language, addedAt: addedAt, fetchState: fetchState)
  }

  /// The maximum number of subscribed feeds.
  public static let limit = 10_000
}

/// The fetch state of a feed: when it was fetched, its validators, and the last error. Its methods
/// decide when to fetch the feed again, with the durations in ``FeedSchedule``.
public struct FetchState: Hashable, Sendable {
  /// The validators of the last reply; empty if its document could not be parsed.
  /// ``validatorsToAskWith(at:)`` decides whether the next request sends them.
  public let validators: HTTPValidators
  /// When the document was last received in full; `nil` if never. From then on, validators are used
  /// for ``FeedSchedule/validatorsLifetime``.
  public let wholeAt: Timestamp?
  /// When the feed was last fetched successfully, changed or not; `nil` if never.
  public let fetchedAt: Timestamp?
  /// The earliest time of the next automatic fetch; `nil` means at once.
  public let nextAt: Timestamp?
  /// The time before which the server asked not to be contacted, or `nil`.
  public let pausedUntil: Timestamp?
  /// The number of failures since the last successful fetch.
  public let failures: Int
  /// The error of the last fetch, as text for the user. It is `nil` after a successful fetch, and
  /// before the first fetch.
  public let trouble: String?
  /// Whether the server said that the feed is permanently gone. Such a feed is not fetched any
  /// more.
  public let isRetired: Bool

  public init(
    validators: HTTPValidators = .none, wholeAt: Timestamp? = nil, fetchedAt: Timestamp? = nil,
    nextAt: Timestamp? = nil, pausedUntil: Timestamp? = nil, failures: Int = 0,
    trouble: String? = nil, isRetired: Bool = false
  ) {
    self.validators = validators
    self.wholeAt = wholeAt
    self.fetchedAt = fetchedAt
    self.nextAt = nextAt
    self.pausedUntil = pausedUntil
    self.failures = failures
    self.trouble = trouble
    self.isRetired = isRetired
  }

  /// The state of a feed that was never fetched.
  public static let new = FetchState()
}

/// A feed with the numbers of its stories, for the list of feeds. Hidden stories are not counted.
public struct NewsFeedOverview: Hashable, Sendable {
  public let feed: NewsFeed
  public let unread: Int
  /// The number of stored stories of the feed, read or unread.
  public let stories: Int

  public init(feed: NewsFeed, unread: Int, stories: Int) {
    self.feed = feed
    self.unread = unread
    self.stories = stories
  }
}
