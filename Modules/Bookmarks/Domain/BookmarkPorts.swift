public import CoreDomain

/// Where bookmarks are kept. No two kept bookmarks have the same address.
public protocol BookmarkStore: Sendable {
  /// The bookmarks that a filter lets through, in its order.
  func page(_ filter: BookmarkFilter) async throws(BookmarkFailure) -> BookmarkPage

  /// The bookmark of an identifier, or nothing.
  func bookmark(_ id: Bookmark.ID) async throws(BookmarkFailure) -> Bookmark?

  /// The bookmark of an address, or nothing.
  func bookmark(at address: BookmarkAddress) async throws(BookmarkFailure) -> Bookmark?

  /// The bookmarks whose identifiers begin so, in the order of their identifiers by their encoding.
  ///
  /// - Parameter limit: how many at most, at least 1.
  func choices(
    of start: IdentifierStart, limit: Int
  ) async throws(BookmarkFailure) -> [IdentifierChoice]

  /// Every bookmark, archived ones too, newest first, some at a time.
  ///
  /// - Parameters:
  ///   - cursor: where to begin; nothing for the beginning.
  ///   - limit: how many at most. A limit under 1 is a mistake of the program, and ends it: an
  ///     empty batch would be taken for the last one.
  func batch(
    after cursor: BookmarkCursor?, limit: Int
  ) async throws(BookmarkFailure) -> BookmarkBatch

  /// Keeps bookmarks, in order: all of them or, when this throws, none.
  ///
  /// A bookmark whose address is there already, from an earlier one of the same call too, is
  /// merged by the rule; the rule sees what is stored at that moment, whoever else is writing.
  ///
  /// - Returns: what became of each, in the same order.
  @discardableResult
  func keep(
    _ bookmarks: [Bookmark], merging rule: MergeRule
  ) async throws(BookmarkFailure) -> [KeptBookmark]

  /// Changes a bookmark. Nobody else writes between the look at what is stored and the change.
  ///
  /// - Parameter version: the version that is expected; nothing when any will do.
  /// - Returns: the bookmark as it is then.
  /// - Throws: ``BookmarkFailure/notFound(_:)``, ``BookmarkFailure/changedMeanwhile(_:)``,
  ///   ``BookmarkFailure/addressTaken(_:by:)``, or what the change refuses.
  func change(
    _ id: Bookmark.ID, by change: BookmarkChange, expecting version: BookmarkVersion?
  ) async throws(BookmarkFailure) -> Bookmark

  /// Removes bookmarks: all of them or, when this throws, none.
  ///
  /// - Parameter version: the version that is expected of every one of them; nothing when any will do.
  /// - Throws: ``BookmarkFailure/notFound(_:)`` with the identifiers that nothing is kept under, or
  ///   ``BookmarkFailure/changedMeanwhile(_:)``.
  func remove(
    _ ids: [Bookmark.ID], expecting version: BookmarkVersion?
  ) async throws(BookmarkFailure)

  /// Every tag in use, in the order of their folded forms, by their encoding.
  func tags() async throws(BookmarkFailure) -> [TagUse]

  /// Gives a tag another spelling or name on every bookmark that has it, all at once. On bookmarks
  /// that have the new name already, the two become one, at the first place of the two.
  ///
  /// - Returns: how many bookmarks had the tag.
  /// - Throws: ``BookmarkFailure/tagNotFound(_:)``.
  func rename(_ old: Tag, to new: Tag) async throws(BookmarkFailure) -> Int

  /// Bookmarks whose addresses may well lead to one page (``BookmarkAddress/likeness``), archived ones
  /// too: groups of two or more, each in the order in which they were added, the groups in the order of
  /// their first ones.
  ///
  /// - Parameter limit: how many groups at most. A limit under 1 is a mistake of the program, and ends
  ///   it.
  func duplicates(limit: Int) async throws(BookmarkFailure) -> [[Bookmark]]
}

/// What became of a bookmark that was to be kept.
public enum KeptBookmark: Hashable, Sendable {
  case added(Bookmark)
  /// It met one with its address; this is the outcome.
  case merged(Bookmark)

  public var bookmark: Bookmark {
    switch self {
    case .added(let bookmark), .merged(let bookmark): bookmark
    }
  }
}

/// Where the titles of web pages come from.
public protocol PageTitleSource: Sendable {
  /// The title of the page at an address, as the page writes it, or nothing when it has none.
  ///
  /// - Throws: ``PageTitleFailure`` when there is no page to read.
  func title(at address: PageAddress) async throws(PageTitleFailure) -> String?
}

/// Why a page's title is not known.
public enum PageTitleFailure: Error, Hashable, Sendable {
  /// The page did not arrive; the text says why, as a sentence.
  case unreachable(String)
  /// The server answered with this status instead of a page.
  case refused(status: Int)
  /// What arrived is no text that can be read as a page.
  case unreadable(String)
}

extension PageTitleFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreachable(let reason): reason
    case .refused(let status): "The server answered with status \(status)."
    case .unreadable(let reason): reason
    }
  }
}
