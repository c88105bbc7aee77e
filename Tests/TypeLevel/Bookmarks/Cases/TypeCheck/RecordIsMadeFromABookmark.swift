/// A record that is assembled by hand prints its date in another format than other commands.
///
/// Stated by ``BookmarkRecord``.
private func record(of bookmark: Bookmark) {
  // expected-error@+2 {{[extra_argument_named]}}
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  _ = BookmarkRecord(id: bookmark.id.raw, createdAt: "21/11/2026")
  _ = BookmarkRecord(bookmark)
}
