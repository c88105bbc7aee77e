/// A version of some fields does not change when the other fields change.
///
/// Stated by ``BookmarkVersion``.
private func version(of bookmark: Bookmark) -> BookmarkVersion {
  #if FAIL
  BookmarkVersion(of: bookmark.title)  // expected-FAIL-error {{[extra_argument_labels]}}
  #else
  bookmark.version
  #endif
}
