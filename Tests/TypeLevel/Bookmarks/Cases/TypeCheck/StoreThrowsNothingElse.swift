/// A reader is told about a constraint of a table, and not what to do.

import BookmarksDomain
import CoreDomain

private struct Empty: BookmarkStore {  // expected-FAIL-error {{[type_does_not_conform]}}
  #if FAIL
  typealias Failure = SQLFailure
  #else
  typealias Failure = BookmarkFailure
  #endif

  func remove(_ ids: [Bookmark.ID]) async throws(Failure) {}

  func page(_ filter: BookmarkFilter) async -> BookmarkPage { .init(bookmarks: [], total: 0) }
  func bookmark(_ id: Bookmark.ID) async -> Bookmark? { nil }
  func bookmark(at address: BookmarkAddress) async -> Bookmark? { nil }
  func keep(_ bookmarks: [Bookmark], merging rule: MergeRule) async -> [KeptBookmark] { [] }
}
