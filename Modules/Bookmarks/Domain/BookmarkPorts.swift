public import CoreDomain

/// The stored bookmarks, as screens read and change them. These operations need no policy, so view
/// models call the store directly, and not ``BookmarkRepository``.
public protocol StoredBookmarks: Sendable {
  /// Returns the bookmarks that match a filter, in its sort order and within its limit and offset,
  /// and the number of all matches.
  func page(_ filter: BookmarkFilter) async throws(BookmarkFailure) -> BookmarkPage

  /// Changes a bookmark atomically: no other writer gets between the read and the write.
  ///
  /// - Parameter version: The version that the stored bookmark must have, or `nil` for any.
  /// - Returns: The changed bookmark.
  /// - Throws: ``BookmarkFailure/notFound(_:)``, ``BookmarkFailure/changedMeanwhile(_:)``,
  ///   ``BookmarkFailure/addressTaken(_:by:)``, or the errors of the change.
  func change(
    _ id: Bookmark.ID, by change: BookmarkChange, expecting version: BookmarkVersion?
  ) async throws(BookmarkFailure) -> Bookmark

  /// Changes bookmarks atomically, all by the same change. Changes none if it throws.
  ///
  /// - Returns: The changed bookmarks, in the order of `ids`.
  /// - Throws: ``BookmarkFailure/notFound(_:)`` with the identifiers that do not exist,
  ///   ``BookmarkFailure/addressTaken(_:by:)``, or the errors of the change.
  @discardableResult
  func changeAll(
    _ ids: [Bookmark.ID], by change: BookmarkChange
  ) async throws(BookmarkFailure) -> [Bookmark]

  /// Removes bookmarks. Removes all of them or, if it throws, none.
  ///
  /// - Parameter version: The version expected of every bookmark, or `nil` for any.
  /// - Throws: ``BookmarkFailure/notFound(_:)`` with the identifiers that do not exist, or
  ///   ``BookmarkFailure/changedMeanwhile(_:)``.
  func remove(
    _ ids: [Bookmark.ID], expecting version: BookmarkVersion?
  ) async throws(BookmarkFailure)

  /// Returns all tags in use, sorted by folded form, byte by byte.
  func tags() async throws(BookmarkFailure) -> [TagUse]

  /// Renames a tag on every bookmark that has it, atomically. If a bookmark already has the new
  /// tag, it keeps the new tag once, at the position where the first of the two tags was.
  ///
  /// - Returns: How many bookmarks had the tag.
  /// - Throws: ``BookmarkFailure/tagNotFound(_:)``.
  func rename(_ old: Tag, to new: Tag) async throws(BookmarkFailure) -> Int

  /// Returns bookmarks that probably lead to the same page (``BookmarkAddress/likeness``), archived
  /// ones included. Each group has two or more bookmarks in the order in which they were added. The
  /// groups are ordered by their first bookmarks.
  ///
  /// - Parameter limit: The maximum number of groups. A limit below 1 is a programmer error and
  ///   traps.
  func duplicates(limit: Int) async throws(BookmarkFailure) -> [[Bookmark]]
}

/// A store of bookmarks. No two stored bookmarks have the same address.
public protocol BookmarkStore: StoredBookmarks {
  /// Returns the bookmark with an identifier, or `nil` if it does not exist.
  func bookmark(_ id: Bookmark.ID) async throws(BookmarkFailure) -> Bookmark?

  /// Returns the bookmark with the same ``BookmarkAddress/normal`` address, or `nil` if there is
  /// none.
  func bookmark(at address: BookmarkAddress) async throws(BookmarkFailure) -> Bookmark?

  /// Returns the bookmarks whose identifiers start with a prefix, sorted by identifier, byte by
  /// byte.
  ///
  /// - Parameter limit: The maximum number of choices, at least 1.
  func choices(
    of start: IdentifierStart, limit: Int
  ) async throws(BookmarkFailure) -> [IdentifierChoice]

  /// Returns the next batch of all bookmarks, archived ones included, newest first.
  ///
  /// - Parameters:
  ///   - cursor: Where to start, or `nil` for the first batch.
  ///   - limit: The maximum number of bookmarks. A limit below 1 is a programmer error and traps,
  ///     because an empty batch would look like the last one.
  func batch(
    after cursor: BookmarkCursor?, limit: Int
  ) async throws(BookmarkFailure) -> BookmarkBatch

  /// Stores bookmarks in order. Stores all of them or, if it throws, none.
  ///
  /// A bookmark whose address already exists, even from earlier in the same call, is merged by the
  /// rule. The merge is atomic: concurrent writers cannot change the stored bookmark in between.
  ///
  /// - Returns: The outcome for each bookmark, in the same order.
  /// - Throws: The errors of ``MergeRule/check(_:with:)``.
  @discardableResult
  func keep(
    _ bookmarks: [Bookmark], merging rule: MergeRule
  ) async throws(BookmarkFailure) -> [KeptBookmark]
}

/// Whether ``BookmarkStore/keep(_:merging:)`` added a bookmark or merged it into an existing one.
public enum KeptBookmark: Hashable, Sendable {
  case added(Bookmark)
  /// A bookmark with the same address existed. Carries the merged bookmark.
  case merged(Bookmark)

  public var bookmark: Bookmark {
    switch self {
    case .added(let bookmark), .merged(let bookmark): bookmark
    }
  }
}

/// Fetches the titles of web pages, for bookmarks that are added without a title.
public protocol PageTitleSource: Sendable {
  /// Fetches a page and returns its title, or `nil` if the page has none.
  ///
  /// - Throws: ``PageTitleFailure`` if the page cannot be fetched or read.
  func title(at address: PageAddress) async throws(PageTitleFailure) -> String?
}

/// Why the title of a page could not be determined.
public enum PageTitleFailure: Error, Hashable, Sendable {
  /// The request failed. The reason is text for the user.
  case unreachable(String)
  /// The server answered with this status instead of a page.
  case refused(status: Int)
  /// The response is not an HTML page, or its encoding is unusable. The reason is a sentence.
  case unreadable(String)
}

extension PageTitleFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreachable(let reason): reason
    case .refused(let status): "The server responded with status \(status)."
    case .unreadable(let reason): reason
    }
  }
}
