/// Of two bookmarks with the same time, one is skipped at the end of a batch.
///
/// Stated by ``BookmarkCursor/position``.
private func place(after bookmark: Bookmark, number: Int64) {
  // expected-error@+1 {{[missing_argument_named]}}
  _ = BookmarkCursor(createdAt: bookmark.createdAt)
  _ = BookmarkCursor(createdAt: bookmark.createdAt, position: number)
}
