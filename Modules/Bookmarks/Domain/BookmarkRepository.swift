public import CoreDomain

/// The operations on bookmarks that need a policy: how to find, add, import and export them. View
/// models do everything else with ``StoredBookmarks``.
public protocol BookmarkRepository: Sendable {
  /// Returns the bookmark with an identifier.
  ///
  /// - Throws: ``BookmarkFailure/notFound(_:)`` if the bookmark does not exist.
  func bookmark(_ id: Bookmark.ID) async throws(BookmarkFailure) -> Bookmark

  /// Returns the bookmark that a reference identifies.
  ///
  /// - Throws: ``BookmarkFailure/notFound(_:)`` or ``BookmarkFailure/addressNotFound(_:)`` if there
  ///   is no such bookmark, or ``BookmarkFailure/ambiguous(_:)`` if several identifiers start with
  ///   the typed prefix.
  func bookmark(meantBy reference: BookmarkReference) async throws(BookmarkFailure) -> Bookmark

  /// Stores a new bookmark, or merges it with the existing bookmark of the same address.
  ///
  /// - Parameter fetchingTitle: Whether to fetch the page's title if neither the draft nor the
  ///   existing bookmark has one. If fetching fails, the bookmark is stored without a title, and
  ///   the result contains the reason.
  /// - Throws: ``BookmarkFailure/form(_:query:)`` if the merged note or the merged tags would
  ///   exceed their limit, or the errors of the store.
  func add(
    _ draft: BookmarkDraft, fetchingTitle: Bool
  ) async throws(BookmarkFailure) -> AddedBookmark

  /// Imports a bookmark file in portions. Each portion is stored atomically, and stays stored if a
  /// later one fails or the task is cancelled. Importing the same file again completes the import
  /// without changing the bookmarks already imported.
  ///
  /// - Parameters:
  ///   - kind: The file format, or `nil` to detect it from the first bytes.
  ///   - encoding: The label of the encoding, or `nil` to detect it.
  ///   - progress: Called with the result so far after each full portion. If an error ends the
  ///     import, the rows read before it are stored, and `progress` is called once more for them.
  func importFile(
    _ source: any ByteSource, as kind: BookmarkFileKind?, folders: FolderUse, encoding: String?,
    progress: @Sendable (ImportReport) async -> Void
  ) async throws(BookmarkFailure) -> ImportReport

  /// Exports all bookmarks, archived ones included, newest first.
  ///
  /// Importing the file into an empty store restores the same order. Browser files store dates in
  /// whole seconds, but an import keeps the file's order for bookmarks with the same date.
  ///
  /// - Parameter progress: Called after each portion with the number of bookmarks written.
  /// - Returns: How many bookmarks were written.
  func exportFile(
    to sink: any ByteSink, as kind: BookmarkFileKind,
    progress: @Sendable (Int) async -> Void
  ) async throws(BookmarkFailure) -> Int
}

/// The result of adding a bookmark: the stored bookmark, and a failure to fetch its title.
public struct AddedBookmark: Hashable, Sendable {
  public let kept: KeptBookmark
  /// Why the page could not be fetched or read, or `nil` if it was read, or was not requested.
  public let titleFailure: PageTitleFailure?

  public init(kept: KeptBookmark, titleFailure: PageTitleFailure? = nil) {
    self.kept = kept
    self.titleFailure = titleFailure
  }
}
