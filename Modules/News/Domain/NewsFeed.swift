public import CoreDomain

/// A feed that a person has subscribed to.
public struct NewsFeed: Hashable, Sendable, Identifiable {
  public typealias ID = Identifier<NewsFeed, String>

  public let id: ID
  /// Where it is asked for. It changes when the feed moves for good.
  public let address: WebAddress
  /// In plain text, on one line: the feed's own title, or the one of a list that it was imported from; its host
  /// before anybody has said one.
  public let title: String
  /// The site that it belongs to.
  public let site: WebAddress?
  public let category: NewsCategory?
  public let addedAt: Timestamp
  public let ledger: FeedLedger

  public init(
    id: ID, address: WebAddress, title: String, site: WebAddress? = nil,
    category: NewsCategory? = nil, addedAt: Timestamp, ledger: FeedLedger = .new
  ) {
    self.id = id
    self.address = address
    self.title = title
    self.site = site
    self.category = category
    self.addedAt = addedAt
    self.ledger = ledger
  }

  /// How many feeds a person may have.
  public static let limit = 10_000
}

/// What is known of a feed's fetching: when it was asked, what to ask with, and what went wrong. What
/// follows from it is ``FeedSchedule``.
public struct FeedLedger: Hashable, Sendable {
  /// What to ask with the next time.
  public let validators: HTTPValidators
  /// When the feed last came whole: validators are believed for ``FeedSchedule/validatorsLifetime`` from then.
  public let wholeAt: Timestamp?
  /// When the feed was last there, changed or not.
  public let fetchedAt: Timestamp?
  /// Before this it is asked by hand alone; nothing for at once.
  public let nextAt: Timestamp?
  /// Before this it is not asked at all: its server has said so.
  public let pausedUntil: Timestamp?
  /// How often it failed since it last was there.
  public let failures: Int
  /// What went wrong the last time, as a sentence; nothing when all went well.
  public let trouble: String?
  /// Whether its server has said that it is gone for good. It is asked no more.
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

  /// That of a feed that was never asked for.
  public static let new = FeedLedger()
}

/// A feed and how many of its stories are unread.
public struct NewsFeedOverview: Hashable, Sendable {
  public let feed: NewsFeed
  public let unread: Int
  /// How many of its stories are kept, hidden ones not counted.
  public let stories: Int

  public init(feed: NewsFeed, unread: Int, stories: Int) {
    self.feed = feed
    self.unread = unread
    self.stories = stories
  }
}
