public import CoreDomain

/// The sort order of a list.
public enum BookmarkOrder: String, CaseIterable, Hashable, Sendable {
  /// By date, newest first, then in the order in which the bookmarks were added.
  case newest
  /// By date, oldest first, then in the order in which the bookmarks were added.
  case oldest
  /// By folded title, or by address if the title is empty, then in the order in which the bookmarks
  /// were added.
  case title
}

/// The conditions, sort order and range of a list. By default it matches every bookmark that is not
/// archived.
public struct BookmarkFilter: Hashable, Sendable {
  public let query: BookmarkQuery?
  public let tag: Tag?
  /// Whether to match unread bookmarks only.
  public let unreadOnly: Bool
  /// Whether to match archived bookmarks only. If `false`, they are excluded.
  public let archived: Bool
  public let order: BookmarkOrder
  /// The maximum number of bookmarks, within ``ListLimit/bounds``, or `nil` for all.
  public private(set) var limit: Int?
  /// How many bookmarks to skip.
  public private(set) var offset: Int

  /// - Throws: A failure of ``BookmarkField/limit`` if the limit is outside ``ListLimit/bounds``,
  ///   or of ``BookmarkField/cursor`` if the offset is negative.
  public init(
    query: BookmarkQuery? = nil, tag: Tag? = nil, unreadOnly: Bool = false,
    archived: Bool = false, order: BookmarkOrder = .newest, limit: Int? = nil, offset: Int = 0
  ) throws(BookmarkFieldFailure) {
    if let limit, !ListLimit.bounds.contains(limit) {
      throw BookmarkFieldFailure(.limit, ListLimit.rejection(of: "\(limit)"))
    }
    guard offset >= 0 else {
      throw BookmarkFieldFailure(
        .cursor, "The cursor must be an integer of 0 or more, got “\(offset)”.")
    }
    self.query = query
    self.tag = tag
    self.unreadOnly = unreadOnly
    self.archived = archived
    self.order = order
    self.limit = limit
    self.offset = offset
  }

  /// Returns a filter that selects only some rows of this filter's result.
  ///
  /// - Parameter rows: The rows to select, counted from 0.
  ///
  /// - Precondition: The range is not empty, and its first row is within the limit.
  public func part(_ rows: Range<Int>) -> BookmarkFilter {
    let rest = limit.map { $0 - rows.lowerBound } ?? rows.count
    precondition(rest > 0 && !rows.isEmpty, "a part of a list has at least one row")
    var part = self
    part.offset += rows.lowerBound
    part.limit = min(rest, rows.count)
    return part
  }
}

/// One page of the bookmarks that match a filter, and the total number of matches.
public struct BookmarkPage: Hashable, Sendable {
  public let bookmarks: [Bookmark]
  /// How many bookmarks match the filter, ignoring its limit and offset.
  public let total: Int

  public init(bookmarks: [Bookmark], total: Int) {
    self.bookmarks = bookmarks
    self.total = total
  }
}

/// A part of all bookmarks, for reading them step by step, newest first.
public struct BookmarkBatch: Hashable, Sendable {
  public let bookmarks: [Bookmark]
  /// Where the next batch starts, or `nil` if this batch is the last one.
  public let next: BookmarkCursor?

  public init(bookmarks: [Bookmark], next: BookmarkCursor?) {
    self.bookmarks = bookmarks
    self.next = next
  }
}

/// A position between two bookmarks, in the newest-first order. It stays valid when bookmarks are
/// added or removed.
public struct BookmarkCursor: Hashable, Sendable {
  /// The date of the bookmark that comes just before this position.
  public let createdAt: Timestamp
  /// The sequence number of that bookmark. It sorts bookmarks of the same date in the order in
  /// which they were added.
  public let position: Int64

  public init(createdAt: Timestamp, position: Int64) {
    self.createdAt = createdAt
    self.position = position
  }
}
