public import CoreDomain

/// A stored story, in the version of one feed. A story that several feeds carry is stored once:
/// with one identifier, one read mark and one star.
public struct Story: Hashable, Sendable, Identifiable {
  public typealias ID = Identifier<Story, String>

  public let id: ID
  /// The title as plain text on one line, never blank. ``StoryContents/title(of:)`` finds a
  /// substitute for a missing title.
  public let title: String
  public let link: WebAddress?
  public let authors: [StoryAuthor]
  public let summary: CleanHTML?
  public let content: CleanHTML?
  /// The publication date that the feed claims, or `nil`. It may be wrong.
  public let published: Timestamp?
  public let updated: Timestamp?
  /// When a program first stored the story. If its clock was ahead, a later fetch may correct this.
  public let arrivedAt: Timestamp
  public let categories: [String]
  public let enclosures: [StoryEnclosure]
  /// The feeds that carry the story, starting with the feed whose version this is. Empty if the
  /// feeds were removed while the story was starred.
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

  /// The time by which lists sort stories: the publication date, else the date of the last update,
  /// else the arrival. A date after the arrival counts as the arrival, so that a story dated in the
  /// year 9999 does not stay on top.
  public var sortedAt: Timestamp {
    Self.sortedAt(published: published ?? updated, arrivedAt: arrivedAt)
  }

  public static func sortedAt(published: Timestamp?, arrivedAt: Timestamp) -> Timestamp {
    guard let published else { return arrivedAt }
    return published.millisecondsSince1970 < arrivedAt.millisecondsSince1970 ? published : arrivedAt
  }
}

/// A feed that carries a story, with what the screens show of this feed.
public struct StoryCarrier: Hashable, Sendable {
  public let feed: NewsFeed.ID
  /// The title of the feed, not of the story.
  public let title: String
  /// The language tag of the feed, such as `ja`, or `nil` if it declares none. The tag may be
  /// invalid.
  public let language: String?

  public init(feed: NewsFeed.ID, title: String, language: String? = nil) {
    self.feed = feed
    self.title = title
    self.language = language
  }
}

/// A story as a list shows it, with an excerpt of its text. ``Story`` has the complete text.
public struct StoryHeadline: Hashable, Sendable, Identifiable {
  public let id: Story.ID
  /// The title as plain text on one line, never blank: see ``Story/title``.
  public let title: String
  public let link: WebAddress?
  /// The start of the summary or the content, as plain text on one line; at most ``excerptLimit``
  /// characters. Empty if neither says more than the title.
  public let excerpt: String
  /// The time by which the list is sorted: see ``Story/sortedAt``.
  public let sortedAt: Timestamp
  /// The feeds that carry the story, starting with the feed whose version this is.
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
