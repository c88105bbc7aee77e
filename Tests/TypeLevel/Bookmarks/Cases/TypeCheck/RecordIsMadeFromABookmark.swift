/// A record that is put together by hand prints its date in a form that no other command prints.
///
/// Stated by ``BookmarkRecord``.

import BookmarksDomain

private func record(of bookmark: Bookmark) -> BookmarkRecord {
  #if FAIL
  // expected-FAIL-error@+2 {{[extra_argument_named]}}
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  BookmarkRecord(id: bookmark.id.raw, createdAt: "21/11/2026")
  #else
  BookmarkRecord(bookmark)
  #endif
}
