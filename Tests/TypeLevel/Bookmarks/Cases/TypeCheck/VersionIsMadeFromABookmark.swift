/// A version of some fields does not change when the other fields change.
///
/// Stated by ``BookmarkVersion``.
private func version(of bookmark: Bookmark) {
  _ = BookmarkVersion(of: bookmark.title)  // expected-error {{[extra_argument_labels]}}
  _ = bookmark.version
}
