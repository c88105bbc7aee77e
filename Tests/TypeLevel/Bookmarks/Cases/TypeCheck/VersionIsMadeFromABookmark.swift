/// A version of some fields does not change when the other fields change.
///
/// Stated by ``BookmarkVersion``.
private func version(of bookmark: Bookmark) {
  // expected-error@+1 {{[extra_argument_labels]}}
  let _: BookmarkVersion = BookmarkVersion(of: bookmark.title)
  let _: BookmarkVersion = bookmark.version
}
