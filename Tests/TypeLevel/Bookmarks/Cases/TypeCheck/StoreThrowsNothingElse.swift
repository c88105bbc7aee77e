/// The user reads about a constraint of a table, and not what to do.
///
/// Stated by ``BookmarkStore``.
private struct Empty: BookmarkStore {  // expected-FAIL-error {{[type_does_not_conform]}}
  #if FAIL
  typealias Failure = SQLFailure
  #else
  typealias Failure = BookmarkFailure
  #endif

  func rename(_ old: Tag, to new: Tag) async throws(Failure) -> Int { 0 }

  func page(_ filter: BookmarkFilter) async -> BookmarkPage { .init(bookmarks: [], total: 0) }
  func bookmark(_ id: Bookmark.ID) async -> Bookmark? { nil }
  func bookmark(at address: BookmarkAddress) async -> Bookmark? { nil }
  func choices(of start: IdentifierStart, limit: Int) async -> [IdentifierChoice] { [] }
  func batch(after cursor: BookmarkCursor?, limit: Int) async -> BookmarkBatch {
    .init(bookmarks: [], next: nil)
  }
  func keep(_ bookmarks: [Bookmark], merging rule: MergeRule) async -> [KeptBookmark] { [] }
  func change(
    _ id: Bookmark.ID, by change: BookmarkChange, expecting version: BookmarkVersion?
  ) async throws(BookmarkFailure) -> Bookmark {
    throw .notFound([id])
  }
  func changeAll(_ ids: [Bookmark.ID], by change: BookmarkChange) async -> [Bookmark] { [] }
  func remove(_ ids: [Bookmark.ID], expecting version: BookmarkVersion?) async {}
  func tags() async -> [TagUse] { [] }
  func duplicates(limit: Int) async -> [[Bookmark]] { [] }
}
