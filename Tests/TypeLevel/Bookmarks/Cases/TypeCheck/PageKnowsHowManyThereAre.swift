/// A list that was cut at fifty says that there are fifty bookmarks in total.
///
/// Stated by ``BookmarkPage/total``.
private func page(_ bookmarks: [Bookmark], of total: Int) {
  _ = BookmarkPage(bookmarks: bookmarks)  // expected-error {{[missing_argument_named]}}
  _ = BookmarkPage(bookmarks: bookmarks, total: total)
}
