public import CoreDomain

/// A story. It exists only once, even if several feeds carry it.
public struct Story: Hashable, Sendable, Identifiable {
  public typealias ID = Identifier<Story, String>

  public let id: ID
  /// The title as plain text on one line, never blank: see ``StoryContents/title(of:)``.
  public let title: String
  public let link: WebAddress?
  public let authors: [StoryAuthor]
  public let summary: CleanHTML?
  public let content: CleanHTML?
  /// The publication date that the feed claims. It may be wrong.
  public let published: Timestamp?
  public let updated: Timestamp?
  /// When this program first saw the story.
  public let arrivedAt: Timestamp
  public let categories: [String]
  public let enclosures: [StoryEnclosure]
  /// The feeds that carry the story. The contents are those of the first feed.
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

  /// The time by which stories are sorted: the publication date or, if it is missing, the date of
  /// the last update. It is never later than the arrival, so that a story with a date in the year
  /// 9999 does not stay on top.
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
  /// The language that the feed declares, as a BCP 47 tag, or `nil`.
  public let language: String?

  public init(feed: NewsFeed.ID, title: String, language: String? = nil) {
    self.feed = feed
    self.title = title
    self.language = language
  }
}

/// A story in a list.
public struct StoryHeadline: Hashable, Sendable, Identifiable {
  public let id: Story.ID
  /// The title as plain text on one line, never blank.
  public let title: String
  public let link: WebAddress?
  /// The start of the contents, as plain text on one line; at most ``excerptLimit`` characters.
  public let excerpt: String
  /// See ``Story/sortedAt``.
  public let sortedAt: Timestamp
  /// The feeds that carry the story. The contents are those of the first feed.
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

  /// The maximum length of an excerpt, in characters.
  public static let excerptLimit = 240
}
