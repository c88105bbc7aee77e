public import CoreDomain

/// The order of a list.
public enum BookmarkOrder: String, CaseIterable, Hashable, Sendable {
  /// The latest date first; those of one moment in the order in which they were added.
  case newest
  /// The earliest date first; those of one moment in the order in which they were added.
  case oldest
  /// By folded title, or address where there is none; those of one title in the order in which they
  /// were added.
  case title
}

/// Which bookmarks are asked for; every one that is not archived when it says nothing.
public struct BookmarkFilter: Hashable, Sendable {
  public let query: BookmarkQuery?
  public let tag: Tag?
  /// Whether only those are asked for that wait to be read.
  public let unreadOnly: Bool
  /// Whether those are asked for that are archived, and only those.
  public let archived: Bool
  public let order: BookmarkOrder
  /// How many bookmarks are wanted, within ``ListLimit/bounds``; all when it is absent.
  public let limit: Int?
  /// How many bookmarks are passed over first.
  public let offset: Int

  /// Makes a filter.
  ///
  /// - Throws: ``BookmarkFailure/malformedLimit(_:)`` for a limit that is not within
  ///   ``ListLimit/bounds``, ``BookmarkFailure/malformedOffset(_:)`` for an offset under 0.
  public init(
    query: BookmarkQuery? = nil, tag: Tag? = nil, unreadOnly: Bool = false,
    archived: Bool = false, order: BookmarkOrder = .newest, limit: Int? = nil, offset: Int = 0
  ) throws(BookmarkFailure) {
    if let limit, !ListLimit.bounds.contains(limit) { throw .malformedLimit(limit) }
    guard offset >= 0 else { throw .malformedOffset(offset) }
    self.query = query
    self.tag = tag
    self.unreadOnly = unreadOnly
    self.archived = archived
    self.order = order
    self.limit = limit
    self.offset = offset
  }
}

/// What somebody asks the list for, as it was written: any text at all.
public struct BookmarkQuestion: Hashable, Sendable {
  /// The query; blank for none.
  public var query: String
  /// The tag; blank for none.
  public var tag: String
  public var unreadOnly: Bool
  public var archived: Bool
  public var order: BookmarkOrder
  public var limit: Int?
  public var offset: Int

  public init(
    query: String = "", tag: String = "", unreadOnly: Bool = false, archived: Bool = false,
    order: BookmarkOrder = .newest, limit: Int? = nil, offset: Int = 0
  ) {
    self.query = query
    self.tag = tag
    self.unreadOnly = unreadOnly
    self.archived = archived
    self.order = order
    self.limit = limit
    self.offset = offset
  }

  /// The filter that the question means.
  ///
  /// - Throws: what ``BookmarkQuery``, ``Tag`` and ``BookmarkFilter`` refuse.
  public func filter(by rules: BookmarkRules) throws(BookmarkFailure) -> BookmarkFilter {
    try BookmarkFilter(
      query: query.trimmed.isEmpty ? nil : try BookmarkQuery(query, by: rules),
      tag: tag.trimmed.isEmpty ? nil : try Tag(tag, by: rules), unreadOnly: unreadOnly,
      archived: archived, order: order, limit: limit, offset: offset)
  }
}

/// The bookmarks that a filter lets through, as many as were wanted, and how many there are.
public struct BookmarkPage: Hashable, Sendable {
  public let bookmarks: [Bookmark]
  /// How many bookmarks the filter lets through without its limit and offset.
  public let total: Int

  public init(bookmarks: [Bookmark], total: Int) {
    self.bookmarks = bookmarks
    self.total = total
  }
}

/// Some of all bookmarks, newest first, and where the next ones begin.
public struct BookmarkBatch: Hashable, Sendable {
  public let bookmarks: [Bookmark]
  /// Where to go on; nothing when these were the last.
  public let next: BookmarkCursor?

  public init(bookmarks: [Bookmark], next: BookmarkCursor?) {
    self.bookmarks = bookmarks
    self.next = next
  }
}

/// A place between two bookmarks in the order of newest first. It keeps its meaning when bookmarks
/// come and go.
public struct BookmarkCursor: Hashable, Sendable {
  /// The date of the bookmark before the place.
  public let createdAt: Timestamp
  /// The number of that bookmark among those of one moment, in the order in which they were added.
  public let position: Int64

  public init(createdAt: Timestamp, position: Int64) {
    self.createdAt = createdAt
    self.position = position
  }
}
