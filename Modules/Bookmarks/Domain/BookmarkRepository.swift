public import CoreDomain

/// The bookmarks of a person, and the policy of keeping them.
public protocol BookmarkRepository: Sendable {
  /// The bookmarks that a filter lets through, in its order.
  func page(_ filter: BookmarkFilter) async throws(BookmarkFailure) -> BookmarkPage

  /// The bookmark of an identifier.
  ///
  /// - Throws: ``BookmarkFailure/notFound(_:)`` when nothing is kept under it.
  func bookmark(_ id: Bookmark.ID) async throws(BookmarkFailure) -> Bookmark

  /// The bookmark that somebody means.
  ///
  /// - Throws: ``BookmarkFailure/notFound(_:)``, ``BookmarkFailure/addressNotFound(_:)``, or
  ///   ``BookmarkFailure/ambiguous(_:)`` if the identifiers of several begin so.
  func bookmark(meantBy reference: BookmarkReference) async throws(BookmarkFailure) -> Bookmark

  /// Keeps a new bookmark, or merges it with the one of the same address.
  ///
  /// - Parameter fetchingTitle: whether a draft without a title gets the page's. When the page
  ///   cannot be had, the bookmark is kept without, and the outcome says why.
  func add(
    _ draft: BookmarkDraft, fetchingTitle: Bool
  ) async throws(BookmarkFailure) -> AddedBookmark

  /// Changes a bookmark, and returns it as it is then.
  ///
  /// - Parameter version: the version that is expected; nothing when any will do.
  func change(
    _ id: Bookmark.ID, by change: BookmarkChange, expecting version: BookmarkVersion?
  ) async throws(BookmarkFailure) -> Bookmark

  /// Removes bookmarks: all of them or, when one is not there or not as expected, none.
  func remove(
    _ ids: [Bookmark.ID], expecting version: BookmarkVersion?
  ) async throws(BookmarkFailure)

  /// Every tag in use, in the order of their folded forms.
  func tags() async throws(BookmarkFailure) -> [TagUse]

  /// Gives a tag another spelling or name, or merges it into another tag, on every bookmark.
  ///
  /// - Returns: how many bookmarks had the tag.
  func rename(_ old: Tag, to new: Tag) async throws(BookmarkFailure) -> Int

  /// Bookmarks whose addresses may well lead to one page, in groups of two or more.
  func duplicates() async throws(BookmarkFailure) -> [[Bookmark]]

  /// Keeps what stands in a bookmark file, some rows at a time: each portion all at once, and what was
  /// kept stays when a later one fails or the calling task is cancelled. The same file again goes on
  /// where it ended, and changes nothing of what is there.
  ///
  /// - Parameters:
  ///   - kind: the format of the file; nothing to tell it by its first bytes.
  ///   - encoding: the label of its encoding; `nil` to find it out.
  ///   - progress: is told of what was kept, after each portion.
  func importFile(
    _ source: any ByteSource, as kind: BookmarkFileKind?, folders: FolderUse, encoding: String?,
    progress: @Sendable (ImportReport) async -> Void
  ) async throws(BookmarkFailure) -> ImportReport

  /// Writes every bookmark, archived ones too, newest first. A file tells time in seconds, and rows of
  /// one moment keep the order of the file, so importing it elsewhere gives the same list.
  ///
  /// - Parameter progress: is told how many were written, after each portion.
  /// - Returns: how many bookmarks were written.
  func exportFile(
    to sink: any ByteSink, as kind: BookmarkFileKind,
    progress: @Sendable (Int) async -> Void
  ) async throws(BookmarkFailure) -> Int
}

/// What adding a bookmark came to.
public struct AddedBookmark: Hashable, Sendable {
  public let kept: KeptBookmark
  /// Why the page's title is not there, when it was wanted and could not be had.
  public let titleFailure: PageTitleFailure?

  public init(kept: KeptBookmark, titleFailure: PageTitleFailure? = nil) {
    self.kept = kept
    self.titleFailure = titleFailure
  }
}
