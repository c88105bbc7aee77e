public import CoreDomain

// The JSON forms of the feature's values, on the command line and from the server. The property
// names are the JSON keys. They are stable: keys may be added, but never renamed or removed. Absent
// values are `null`. Times are in ISO 8601, in UTC.

/// The JSON form of ``StoryHeadline``: a story in a list.
public struct StoryHeadlineRecord: Codable, Hashable, Sendable {
  public let id: String
  public let title: String
  @OrNull public private(set) var link: String?
  public let excerpt: String
  /// The time by which the list is sorted: see ``Story/sortedAt``.
  public let date: String
  public let feeds: [String]
  public let read: Bool
  public let starred: Bool

  public init(_ headline: StoryHeadline) {
    id = headline.id.raw
    title = headline.title
    link = headline.link?.text
    excerpt = headline.excerpt
    date = headline.sortedAt.iso8601WithMilliseconds
    feeds = headline.carriers.map(\.title)
    read = headline.isRead
    starred = headline.isStarred
  }
}

/// The JSON form of ``StoryPage``: one page of a list of stories.
public struct StoryListRecord: Codable, Hashable, Sendable {
  public let stories: [StoryHeadlineRecord]
  /// The cursor of the next page; null on the last page.
  @OrNull public private(set) var next: String?
  /// The cursor of the previous page; null on the first page.
  @OrNull public private(set) var previous: String?
  public let tabs: [NewsTabRecord]
  /// When any feed was last fetched successfully; null if no fetch has succeeded yet.
  @OrNull public private(set) var fetchedAt: String?
  public let troubles: [NewsFeedTroubleRecord]

  public init(_ page: StoryPage) {
    stories = page.headlines.map { StoryHeadlineRecord($0) }
    next = page.next.map { StoryCursor.after($0).text }
    previous = page.previous.map { StoryCursor.before($0).text }
    tabs = page.tabs.map { NewsTabRecord($0) }
    fetchedAt = page.fetchedAt?.iso8601WithMilliseconds
    troubles = page.troubles.map { NewsFeedTroubleRecord($0) }
  }
}

/// The JSON form of a category with its number of unread stories. If `category` is null, the number
/// counts all stories, with or without a category. Hidden stories are not counted.
public struct NewsTabRecord: Codable, Hashable, Sendable {
  @OrNull public private(set) var category: String?
  public let unread: Int

  public init(_ tab: NewsTab) {
    category = tab.category?.name
    unread = tab.unread
  }
}

/// The JSON form of a feed whose last fetch failed, with the reason.
public struct NewsFeedTroubleRecord: Codable, Hashable, Sendable {
  public let feed: String
  public let title: String
  public let reason: String
  public let retired: Bool

  public init(_ trouble: NewsFeedTrouble) {
    feed = trouble.feed.raw
    title = trouble.title
    reason = trouble.reason
    retired = trouble.isRetired
  }
}

/// The JSON form of ``Story``: a complete story, in the version of one feed.
public struct StoryRecord: Codable, Hashable, Sendable {
  public let id: String
  public let title: String
  @OrNull public private(set) var link: String?
  public let authors: [StoryAuthorRecord]
  /// The summary as clean HTML.
  @OrNull public private(set) var summary: String?
  /// The content as clean HTML.
  @OrNull public private(set) var content: String?
  @OrNull public private(set) var published: String?
  @OrNull public private(set) var updated: String?
  public let arrived: String
  public let categories: [String]
  public let enclosures: [StoryEnclosureRecord]
  public let feeds: [String]
  /// The feeds that carry the story, with their identifiers. This record contains the version of
  /// the first one.
  public let versions: [StoryVersionRecord]
  public let read: Bool
  public let starred: Bool

  public init(_ story: Story) {
    id = story.id.raw
    title = story.title
    link = story.link?.text
    authors = story.authors.map { StoryAuthorRecord($0) }
    summary = story.summary?.text
    content = story.content?.text
    published = story.published?.iso8601WithMilliseconds
    updated = story.updated?.iso8601WithMilliseconds
    arrived = story.arrivedAt.iso8601WithMilliseconds
    categories = story.categories
    enclosures = story.enclosures.map { StoryEnclosureRecord($0) }
    feeds = story.carriers.map(\.title)
    versions = story.carriers.map { StoryVersionRecord($0) }
    read = story.isRead
    starred = story.isStarred
  }
}

/// The JSON form of a feed that carries a story. Clients use the identifier to request the version
/// of this feed.
public struct StoryVersionRecord: Codable, Hashable, Sendable {
  /// The identifier of the feed. `title` is the title of the feed.
  public let feed: String
  public let title: String

  public init(_ carrier: StoryCarrier) {
    feed = carrier.feed.raw
    title = carrier.title
  }
}

/// The JSON form of an author of a story. At least one of the three values is not null.
public struct StoryAuthorRecord: Codable, Hashable, Sendable {
  @OrNull public private(set) var name: String?
  @OrNull public private(set) var email: String?
  @OrNull public private(set) var uri: String?

  public init(_ author: StoryAuthor) {
    name = author.name
    email = author.email
    uri = author.uri
  }
}

/// The JSON form of a media file attached to a story. `length` is in bytes.
public struct StoryEnclosureRecord: Codable, Hashable, Sendable {
  public let url: String
  @OrNull public private(set) var type: String?
  @OrNull public private(set) var length: Int64?

  public init(_ enclosure: StoryEnclosure) {
    url = enclosure.address.text
    type = enclosure.type
    length = enclosure.length
  }
}
