/// The bookmarks of a person, and the policy of keeping them.
public protocol BookmarkRepository: Sendable {
  /// The bookmarks that a filter lets through, newest first.
  func page(_ filter: BookmarkFilter) async throws(BookmarkFailure) -> BookmarkPage

  /// The bookmark of an identifier.
  ///
  /// - Throws: ``BookmarkFailure/notFound(_:)`` when nothing is kept under it.
  func bookmark(_ id: Bookmark.ID) async throws(BookmarkFailure) -> Bookmark

  /// Keeps a new bookmark, or merges it with the one of the same address.
  ///
  /// - Parameter fetchingTitle: whether a draft without a title gets the page's. When the page
  ///   cannot be had, the bookmark is kept without, and the outcome says why.
  func add(
    _ draft: BookmarkDraft, fetchingTitle: Bool
  ) async throws(BookmarkFailure) -> AddedBookmark

  /// Removes bookmarks: all of them or, when one is not there, none.
  func remove(_ ids: [Bookmark.ID]) async throws(BookmarkFailure)

  /// Keeps what stands in a bookmark file, all at once.
  func importFile(_ bytes: [UInt8]) async throws(BookmarkFailure) -> ImportReport

  /// Every bookmark as a bookmark file, newest first. A file tells time in seconds, and rows of one
  /// moment keep the order of the file, so importing it elsewhere gives the same list.
  func exportFile() async throws(BookmarkFailure) -> ExportedFile
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

/// What importing a file came to.
public struct ImportReport: Hashable, Sendable {
  /// How many rows became new bookmarks.
  public let imported: Int
  /// How many rows met a bookmark of the same address.
  public let merged: Int
  public let skipped: [SkippedRow]

  public init(imported: Int, merged: Int, skipped: [SkippedRow]) {
    self.imported = imported
    self.merged = merged
    self.skipped = skipped
  }
}

/// A bookmark file that was made.
public struct ExportedFile: Hashable, Sendable {
  public let bytes: [UInt8]
  /// How many bookmarks stand in it.
  public let count: Int

  public init(bytes: [UInt8], count: Int) {
    self.bytes = bytes
    self.count = count
  }
}
