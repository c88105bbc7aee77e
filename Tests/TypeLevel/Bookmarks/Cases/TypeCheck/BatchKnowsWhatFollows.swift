/// An export ends after its first batch, and reports that every bookmark was written.
///
/// Stated by ``BookmarkBatch/next``.
private func batch(_ bookmarks: [Bookmark], before next: BookmarkCursor?) -> BookmarkBatch {
  #if FAIL
  BookmarkBatch(bookmarks: bookmarks)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  BookmarkBatch(bookmarks: bookmarks, next: next)
  #endif
}
