/// A list that was cut at fifty says that fifty is all there is.
///
/// Stated by ``BookmarkPage/total``.

import BookmarksDomain

private func page(_ bookmarks: [Bookmark], of total: Int) -> BookmarkPage {
  #if FAIL
  BookmarkPage(bookmarks: bookmarks)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  BookmarkPage(bookmarks: bookmarks, total: total)
  #endif
}
