/// A list that was cut at fifty says that there are fifty bookmarks in total.
///
/// Stated by ``BookmarkPage/total``.
private func page(_ bookmarks: [Bookmark], of total: Int) -> BookmarkPage {
  #if FAIL
  BookmarkPage(bookmarks: bookmarks)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  BookmarkPage(bookmarks: bookmarks, total: total)
  #endif
}
