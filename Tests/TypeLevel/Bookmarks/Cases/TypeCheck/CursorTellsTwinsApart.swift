/// Of two bookmarks with the same time, one is skipped at the end of a batch.
///
/// Stated by ``BookmarkCursor/position``.
private func place(after bookmark: Bookmark, number: Int64) -> BookmarkCursor {
  #if FAIL
  // expected-FAIL-error@+1 {{[missing_argument_named]}}
  BookmarkCursor(createdAt: bookmark.createdAt)
  #else
  BookmarkCursor(createdAt: bookmark.createdAt, position: number)
  #endif
}
