public import CoreDomain

/// A subscribed feed.
public struct NewsFeed: Hashable, Sendable, Identifiable {
  public typealias ID = Identifier<NewsFeed, String>

  public let id: ID
  /// The address to fetch. It changes when the feed moves permanently.
  public let address: WebAddress
  /// The title as plain text on one line: the feed's own title, or the title in an imported list.
  /// If neither is known, the title is the host.
  public let title: String
  /// The feed's website.
  public let site: WebAddress?
  public let category: NewsCategory?
  /// The language that the feed's latest document declares, as a BCP 47 tag.
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

  /// The maximum number of feeds.
  public static let limit = 10_000
}

/// The fetch state of a feed: when it was fetched, its validators, and the last error.
/// ``FeedSchedule`` uses it to decide when to fetch the feed again.
public struct FetchState: Hashable, Sendable {
  /// The validators for the next request.
  public let validators: HTTPValidators
  /// When the document was last received in full. From then on, validators are used for
  /// ``FeedSchedule/validatorsLifetime``.
  public let wholeAt: Timestamp?
  /// When the feed was last fetched successfully, changed or not.
  public let fetchedAt: Timestamp?
  /// The time of the next automatic fetch; `nil` means at once.
  public let nextAt: Timestamp?
  /// The time before which the server asked not to be contacted, or `nil`.
  public let pausedUntil: Timestamp?
  /// The number of consecutive failures.
  public let failures: Int
  /// The last error, as a sentence, or `nil` if the last fetch succeeded.
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

/// A feed with its number of unread stories.
public struct NewsFeedOverview: Hashable, Sendable {
  public let feed: NewsFeed
  public let unread: Int
  /// The number of stored stories, except for hidden ones.
  public let stories: Int

  public init(feed: NewsFeed, unread: Int, stories: Int) {
    self.feed = feed
    self.unread = unread
    self.stories = stories
  }
}
