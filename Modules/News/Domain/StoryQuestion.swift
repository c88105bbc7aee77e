public import CoreDomain

/// Which stories a person wants to see. They come newest first, each once.
public struct StoryQuestion: Hashable, Sendable {
  /// Of the feeds of a category alone.
  public let category: NewsCategory?
  /// Of one feed alone.
  public let feed: NewsFeed.ID?
  public let isUnreadOnly: Bool
  public let isStarredOnly: Bool
  /// Stories that hold every one of these words, or words that begin with them.
  public let words: StoryWords?
  public let limit: StoryLimit
  /// Stories behind this place; nothing to begin with the newest.
  public let after: StoryPosition?

  public init(
    category: NewsCategory? = nil, feed: NewsFeed.ID? = nil, isUnreadOnly: Bool = false,
    isStarredOnly: Bool = false, words: StoryWords? = nil, limit: StoryLimit = .usual,
    after: StoryPosition? = nil
  ) {
    self.category = category
    self.feed = feed
    self.isUnreadOnly = isUnreadOnly
    self.isStarredOnly = isStarredOnly
    self.words = words
    self.limit = limit
    self.after = after
  }
}

/// Words to search by: one at least.
public struct StoryWords: Hashable, Sendable {
  public let text: String

  /// Nothing when the text is blank, or longer than ``limit`` bytes.
  public init?(_ typed: String) {
    let text = StoryText.trimmed(typed)
    guard !text.isEmpty, text.utf8.count <= Self.limit else { return nil }
    self.text = text
  }

  /// How many bytes may be searched by.
  public static let limit = 500
}

/// How many stories a list shows.
public struct StoryLimit: Hashable, Sendable {
  public let count: Int

  /// Nothing when the number is out of ``bounds``.
  public init?(_ count: Int) {
    guard Self.bounds.contains(count) else { return nil }
    self.count = count
  }

  private init(unchecked count: Int) {
    self.count = count
  }

  public static let bounds = ListLimit.bounds
  public static let usual = StoryLimit(unchecked: 50)
}

/// A place in a list of stories, behind the story that stands there.
public struct StoryPosition: Hashable, Sendable {
  public let sortedAt: Timestamp
  public let id: Story.ID

  public init(sortedAt: Timestamp, id: Story.ID) {
    self.sortedAt = sortedAt
    self.id = id
  }
}

extension StoryPosition {
  /// The place as a text that an address may hold; ``init(text:)`` reads it again.
  public var text: String { "\(sortedAt.millisecondsSince1970)-\(id.raw)" }

  /// Nothing when the text is no place.
  public init?(text: String) {
    let isNegative = text.hasPrefix("-")
    let parts = text.dropFirst(isNegative ? 1 : 0).split(separator: "-", maxSplits: 1)
    guard parts.count == 2, let number = Int64(parts[0]),
      let sortedAt = Timestamp(millisecondsSince1970: isNegative ? -number : number)
    else { return nil }
    self.init(sortedAt: sortedAt, id: Story.ID(String(parts[1])))
  }
}

/// A list of stories, with what stands around it.
public struct StoryPage: Hashable, Sendable {
  public let headlines: [StoryHeadline]
  /// Where the next ones begin; nothing at the end.
  public let next: StoryPosition?
  /// All, and then the categories, in the order of their names.
  public let tabs: [NewsTab]
  /// When a feed was last there; nothing when none ever was.
  public let fetchedAt: Timestamp?
  /// The feeds that do not come, and why, in the order of their titles.
  public let troubles: [NewsFeedTrouble]
  /// How many feeds there are.
  public let feeds: Int

  public init(
    headlines: [StoryHeadline], next: StoryPosition? = nil, tabs: [NewsTab] = [],
    fetchedAt: Timestamp? = nil, troubles: [NewsFeedTrouble] = [], feeds: Int = 0
  ) {
    self.headlines = headlines
    self.next = next
    self.tabs = tabs
    self.fetchedAt = fetchedAt
    self.troubles = troubles
    self.feeds = feeds
  }
}

/// A category as a tab.
public struct NewsTab: Hashable, Sendable {
  /// Nothing for all of them.
  public let category: NewsCategory?
  public let unread: Int

  public init(category: NewsCategory?, unread: Int) {
    self.category = category
    self.unread = unread
  }
}

/// A feed that does not come.
public struct NewsFeedTrouble: Hashable, Sendable {
  public let feed: NewsFeed.ID
  public let title: String
  /// A sentence.
  public let reason: String
  public let isRetired: Bool

  public init(feed: NewsFeed.ID, title: String, reason: String, isRetired: Bool = false) {
    self.feed = feed
    self.title = title
    self.reason = reason
    self.isRetired = isRetired
  }
}
