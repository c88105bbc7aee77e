public import CoreDomain

/// A story, once, even when several feeds carry it.
public struct Story: Hashable, Sendable, Identifiable {
  public typealias ID = Identifier<Story, String>

  public let id: ID
  /// In plain text, on one line; never blank: see ``title(of:)``.
  public let title: String
  public let link: WebAddress?
  public let authors: [StoryAuthor]
  public let summary: CleanHTML?
  public let content: CleanHTML?
  /// When it says that it was published, whatever that is worth.
  public let published: Timestamp?
  public let updated: Timestamp?
  /// When it was first seen here.
  public let arrivedAt: Timestamp
  public let categories: [String]
  public let enclosures: [StoryEnclosure]
  /// The feeds that carry it. The first one says what stands here.
  public let carriers: [StoryCarrier]
  public let isRead: Bool
  public let isStarred: Bool

  public init(
    id: ID, title: String, link: WebAddress? = nil, authors: [StoryAuthor] = [],
    summary: CleanHTML? = nil, content: CleanHTML? = nil, published: Timestamp? = nil,
    updated: Timestamp? = nil, arrivedAt: Timestamp, categories: [String] = [],
    enclosures: [StoryEnclosure] = [], carriers: [StoryCarrier] = [], isRead: Bool = false,
    isStarred: Bool = false
  ) {
    self.id = id
    self.title = title
    self.link = link
    self.authors = authors
    self.summary = summary
    self.content = content
    self.published = published
    self.updated = updated
    self.arrivedAt = arrivedAt
    self.categories = categories
    self.enclosures = enclosures
    self.carriers = carriers
    self.isRead = isRead
    self.isStarred = isStarred
  }

  /// The moment by which stories are put in order: when it was published, and never after it arrived, so that
  /// a date of the year 9999 does not stay on top.
  public var sortedAt: Timestamp {
    Self.sortedAt(published: published ?? updated, arrivedAt: arrivedAt)
  }

  public static func sortedAt(published: Timestamp?, arrivedAt: Timestamp) -> Timestamp {
    guard let published else { return arrivedAt }
    return published.millisecondsSince1970 < arrivedAt.millisecondsSince1970 ? published : arrivedAt
  }
}

/// A feed that carries a story.
public struct StoryCarrier: Hashable, Sendable {
  public let feed: NewsFeed.ID
  /// The title of the feed.
  public let title: String

  public init(feed: NewsFeed.ID, title: String) {
    self.feed = feed
    self.title = title
  }
}

/// A story as a list shows it.
public struct StoryHeadline: Hashable, Sendable, Identifiable {
  public let id: Story.ID
  /// In plain text, on one line; never blank.
  public let title: String
  public let link: WebAddress?
  /// The beginning of what it says, in plain text on one line; at most ``excerptLimit`` characters.
  public let excerpt: String
  /// See ``Story/sortedAt``.
  public let sortedAt: Timestamp
  /// The feeds that carry it. The first one says what stands here.
  public let carriers: [StoryCarrier]
  public let isRead: Bool
  public let isStarred: Bool

  public init(
    id: Story.ID, title: String, link: WebAddress? = nil, excerpt: String = "",
    sortedAt: Timestamp, carriers: [StoryCarrier] = [], isRead: Bool = false,
    isStarred: Bool = false
  ) {
    self.id = id
    self.title = title
    self.link = link
    self.excerpt = excerpt
    self.sortedAt = sortedAt
    self.carriers = carriers
    self.isRead = isRead
    self.isStarred = isStarred
  }

  /// How many characters an excerpt has at most.
  public static let excerptLimit = 240
}
