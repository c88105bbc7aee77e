public import CoreDomain

/// A query for one page of stories, newest first. A story must meet all conditions that are set.
public struct StoryQuestion: Hashable, Sendable {
  /// The category to filter by, or `nil` for all feeds, including those without a category.
  public let category: NewsCategory?
  /// The feed to filter by, or `nil` for all feeds.
  public var feed: NewsFeed.ID?
  public let isUnreadOnly: Bool
  public let isStarredOnly: Bool
  /// The words to search for, or `nil`. ``StorySearching`` decides which stories match.
  public let words: StoryWords?
  public let limit: StoryLimit
  /// The position after which the page starts; the page has the older stories. If it and ``before``
  /// are `nil`, the page starts with the newest story.
  public let after: StoryPosition?
  /// The position before which the page ends, or `nil`. The page has the newer stories that are
  /// nearest to this position.
  public let before: StoryPosition?

  public init(
    category: NewsCategory? = nil, feed: NewsFeed.ID? = nil, isUnreadOnly: Bool = false,
    isStarredOnly: Bool = false, words: StoryWords? = nil, limit: StoryLimit = .usual,
    after: StoryPosition? = nil, before: StoryPosition? = nil
  ) {
    self.category = category
    self.feed = feed
    self.isUnreadOnly = isUnreadOnly
    self.isStarredOnly = isStarredOnly
    self.words = words
    self.limit = limit
    self.after = after
    self.before = before
  }

  /// Cuts the page out of the stories that a store has found.
  ///
  /// - Parameter found: The stories that match, newest first. If more stories match than ``limit``,
  ///   it must contain at least one more than the limit.
  /// - Returns: The stories of the page, and the positions from which to request the previous and
  ///   the next page. A position is `nil` if there is no such page, or if this page is empty.
  public func cut(
    _ found: [StoryHeadline]
  ) -> (headlines: [StoryHeadline], previous: StoryPosition?, next: StoryPosition?) {
    let isBackward = before != nil
    let page = Array(isBackward ? found.suffix(limit.count) : found.prefix(limit.count))
    let hasMore = found.count > page.count
    let hasPrevious = isBackward ? hasMore : after != nil
    let hasNext = isBackward || hasMore
    return (
      page, hasPrevious ? page.first.map(StoryPosition.init) : nil,
      hasNext ? page.last.map(StoryPosition.init) : nil
    )
  }
}

/// The text that a user searches for, trimmed, with at least one letter or digit.
/// ``StorySearching`` splits it into words, and ignores symbols.
public struct StoryWords: Hashable, Sendable {
  public let text: String

  /// Trims a text. Returns `nil` if it has no letter or digit, or is longer than ``limit`` bytes.
  public init?(_ typed: String) {
    let text = DisplayText.trimmed(typed)
    guard StorySearching.mayHaveWords(text), text.utf8.count <= Self.limit else { return nil }
    self.text = text
  }

  /// The maximum length of the trimmed text, in UTF-8 bytes.
  public static let limit = 500
}

/// The maximum number of stories on a page of a list.
public struct StoryLimit: Hashable, Sendable {
  public let count: Int

  /// Returns `nil` if the number is outside of ``bounds``.
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

/// The position of a story in a list. Lists are sorted by time and then by identifier, so a
/// position consists of both.
public struct StoryPosition: Hashable, Sendable {
  public let sortedAt: Timestamp
  public let id: Story.ID

  public init(sortedAt: Timestamp, id: Story.ID) {
    self.sortedAt = sortedAt
    self.id = id
  }

  public init(_ headline: StoryHeadline) {
    self.init(sortedAt: headline.sortedAt, id: headline.id)
  }

  public init(_ story: Story) {
    self.init(sortedAt: story.sortedAt, id: story.id)
  }
}

extension StoryPosition {
  /// The position as text for a URL; the inverse of ``init(text:)``.
  public var text: String { "\(sortedAt.millisecondsSince1970)-\(id.raw)" }

  /// Parses the text of a position, or returns `nil` if it is malformed. Does not check that the
  /// story exists.
  public init?(text: String) {
    let isNegative = text.hasPrefix("-")
    let parts = text.dropFirst(isNegative ? 1 : 0)
      .split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty, parts[0].first != "+", let number = Int64(parts[0]),
      let sortedAt = Timestamp(millisecondsSince1970: isNegative ? -number : number)
    else { return nil }
    self.init(sortedAt: sortedAt, id: Story.ID(String(parts[1])))
  }
}

/// A reference to a page of a list: the page after a story, or the page before it.
public enum StoryCursor: Hashable, Sendable {
  /// The page after a position. Its stories are older.
  case after(StoryPosition)
  /// The page before a position. Its stories are newer.
  case before(StoryPosition)

  /// The cursor as text for a URL; the inverse of ``init(text:)``.
  public var text: String {
    switch self {
    case .after(let position): position.text
    case .before(let position): Self.mark + position.text
    }
  }

  /// Parses the text of a cursor, or returns `nil` if it is malformed.
  public init?(text: String) {
    let isBefore = text.hasPrefix(Self.mark)
    let rest = isBefore ? String(text.dropFirst(Self.mark.count)) : text
    guard let position = StoryPosition(text: rest) else { return nil }
    self = isBefore ? .before(position) : .after(position)
  }

  /// The position of an ``after(_:)`` cursor: the page starts just after it. `nil` for a
  /// ``before(_:)`` cursor.
  public var after: StoryPosition? {
    if case .after(let position) = self { position } else { nil }
  }

  /// The position of a ``before(_:)`` cursor: the page ends just before it. `nil` for an
  /// ``after(_:)`` cursor.
  public var before: StoryPosition? {
    if case .before(let position) = self { position } else { nil }
  }

  /// The prefix that marks the text of a ``before(_:)`` cursor.
  private static let mark = "before-"
}

/// A page of a list of stories, with the other data of its screen: the tabs, the last fetch, and
/// the feeds that fail.
public struct StoryPage: Hashable, Sendable {
  public let headlines: [StoryHeadline]
  /// The position of the first story of this page: the previous page ends before it. `nil` on the
  /// first page and on an empty page.
  public let previous: StoryPosition?
  /// The position after which the next page starts; `nil` on the last page and on an empty page.
  public let next: StoryPosition?
  /// The tab for all stories, followed by a tab for each category, sorted by name.
  public let tabs: [NewsTab]
  /// When any feed was last fetched successfully; `nil` if no fetch has succeeded yet.
  public let fetchedAt: Timestamp?
  /// All feeds whose last fetch failed, with the reasons, sorted by title. The query does not
  /// restrict them.
  public let troubles: [NewsFeedTrouble]
  /// The number of all subscribed feeds. The query does not restrict it.
  public let feeds: Int
  /// The title of the feed to which the query restricts the stories. `nil` if the query names no
  /// feed, or if the feed does not exist.
  public let feedTitle: String?
  /// The number of the story that was stored last, in any list, even if it has been deleted; 0 if
  /// no story was ever stored. A story that is stored later has a greater number. See
  /// ``StoryRepository/markRead(_:upTo:)``.
  public let lastStored: Int64

  public init(
    headlines: [StoryHeadline], previous: StoryPosition? = nil, next: StoryPosition? = nil,
    tabs: [NewsTab] = [], fetchedAt: Timestamp? = nil, troubles: [NewsFeedTrouble] = [],
    feeds: Int = 0, feedTitle: String? = nil, lastStored: Int64 = 0
  ) {
    self.headlines = headlines
    self.previous = previous
    self.next = next
    self.tabs = tabs
    self.fetchedAt = fetchedAt
    self.troubles = troubles
    self.feeds = feeds
    self.feedTitle = feedTitle
    self.lastStored = lastStored
  }
}

/// A tab above the list of stories: a category, or all stories.
public struct NewsTab: Hashable, Sendable {
  /// The category, or `nil` for all stories, including those of feeds without a category.
  public let category: NewsCategory?
  public let unread: Int

  public init(category: NewsCategory?, unread: Int) {
    self.category = category
    self.unread = unread
  }
}

/// A feed whose last fetch failed, as a warning beside the list of stories.
public struct NewsFeedTrouble: Hashable, Sendable {
  public let feed: NewsFeed.ID
  public let title: String
  /// Why the fetch failed, as text for the user.
  public let reason: String
  public let isRetired: Bool

  public init(feed: NewsFeed.ID, title: String, reason: String, isRetired: Bool = false) {
    self.feed = feed
    self.title = title
    self.reason = reason
    self.isRetired = isRetired
  }
}
