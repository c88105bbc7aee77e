/// A record that is assembled by hand prints its date in another format than other commands.
///
/// Stated by ``BookmarkRecord``.
private func record(of bookmark: Bookmark) -> BookmarkRecord {
  #if FAIL
  // expected-FAIL-error@+2 {{[extra_argument_named]}}
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  BookmarkRecord(id: bookmark.id.raw, createdAt: "21/11/2026")
  #else
  BookmarkRecord(bookmark)
  #endif
}
