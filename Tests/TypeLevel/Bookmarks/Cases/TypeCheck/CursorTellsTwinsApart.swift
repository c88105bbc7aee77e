/// Of two bookmarks of one second, between which a portion ends, one is never exported.
///
/// Stated by ``BookmarkCursor/position``.

import BookmarksDomain

private func place(after bookmark: Bookmark, number: Int64) -> BookmarkCursor {
  #if FAIL
  // expected-FAIL-error@+1 {{[missing_argument_named]}}
  BookmarkCursor(createdAt: bookmark.createdAt)
  #else
  BookmarkCursor(createdAt: bookmark.createdAt, position: number)
  #endif
}
