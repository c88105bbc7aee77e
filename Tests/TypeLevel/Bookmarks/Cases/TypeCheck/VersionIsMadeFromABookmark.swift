/// A version that is made of a part of a bookmark stays the same when the rest is changed.
///
/// Stated by ``BookmarkVersion``.

import BookmarksDomain

private func version(of bookmark: Bookmark) -> BookmarkVersion {
  #if FAIL
  BookmarkVersion(of: bookmark.title)  // expected-FAIL-error {{[extra_argument_labels]}}
  #else
  bookmark.version
  #endif
}
