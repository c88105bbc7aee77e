/// An export ends after its first batch, and reports that every bookmark was written.
///
/// Stated by ``BookmarkBatch/next``.
private func batch(_ bookmarks: [Bookmark], before next: BookmarkCursor?) {
  _ = BookmarkBatch(bookmarks: bookmarks)  // expected-error {{[missing_argument_named]}}
  _ = BookmarkBatch(bookmarks: bookmarks, next: next)
}
